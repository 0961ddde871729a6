// Among the drafts, so that it goes with them when somebody signs out.
const storageKey = 'hms.draft.chosen-records';

/** More than anybody chooses in the forms of one tab that are still open. */
const mostKept = 50;

/** Keeps a record that was chosen in a form: the draft of the form has its id alone. */
export function rememberChoice(id: string, record: unknown): void {
  const others = stored().filter(([otherId]) => otherId !== id);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([[id, record], ...others].slice(0, mostKept)));
  } catch {
    // A browser that refuses storage keeps no draft either.
  }
}

/** The record that was chosen in this tab under an id, if it was one of the last. */
export function recallChoice(id: string): unknown {
  return stored().find(([storedId]) => storedId === id)?.[1];
}

function stored(): [id: string, record: unknown][] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(found) ? (found as [string, unknown][]).filter(Array.isArray) : [];
  } catch {
    return [];
  }
}
