// What can wait until the page has nothing else to do.

const PATIENCE = 1000; // milliseconds: then it is done all the same

/** Do this later; what comes back takes it off the list. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 100); // Safari has no such thing
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}
