// Where the reader is. Links are ordinary links; a press on one of ours changes the page without loading it anew.

export const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  scrollTo(0, 0);
}

export function startRouting(): void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", (press) => {
    if (press.defaultPrevented || press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey) return;
    const link = (press.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    press.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
