// Parts of a table that are not there at first: fetched when they are wanted, or as soon as there is nothing else to do.

export const LATE = {
  chat: () => import("./Chat.svelte"),
  final: () => import("./Final.svelte"),
  gathering: () => import("./Gathering.svelte"),
  manage: () => import("./Manage.svelte"),
  rules: () => import("./RulePane.svelte"),
};

/** Whoever loses the line later can still open them. */
export function fetchTheRest(): void {
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000)); // Safari has none
  idle(() => {
    for (const load of Object.values(LATE)) load().catch(() => undefined); // then it is fetched when it is wanted
  });
}
