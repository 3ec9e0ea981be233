// Small facts about tables that are kept on this device: of the last hundred, each kind of fact in a place of its own.

const KEPT = 100; // tables

function all<Fact>(place: string): Record<string, Fact> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, Fact>;
  } catch {
    return {};
  }
}

export function kept<Fact>(place: string, table: string): Fact | null {
  return all<Fact>(place)[table] ?? null;
}

export function keep<Fact>(place: string, table: string, fact: Fact): void {
  const { [table]: _, ...others } = all<Fact>(place);
  const last = Object.entries(others).slice(-KEPT);
  try {
    localStorage.setItem(place, JSON.stringify({ ...Object.fromEntries(last), [table]: fact }));
  } catch {
    // a private window keeps nothing
  }
}
