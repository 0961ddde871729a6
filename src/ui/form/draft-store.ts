const prefix = 'hms.draft.';

/** What was typed into a form, and the idempotency key of a submission of exactly that, if one was begun. */
export interface Draft {
  values: Record<string, unknown>;
  submissionKey: string | null;
  /** The id of something refused that this draft corrects. */
  corrects?: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The draft kept under a key in this tab, if there is a readable one. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
    const { values, submissionKey, corrects } = stored;
    return {
      values,
      submissionKey: typeof submissionKey === 'string' ? submissionKey : null,
      ...(typeof corrects === 'string' && { corrects }),
    };
  } catch {
    return undefined;
  }
}

/** Keeps a draft until the tab closes; a browser that refuses storage costs the draft, never the form. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    removeDraft(key);
  }
}

const placed = new Map<string, (draft: Draft) => void>();

/** Puts a draft in place of what is typed: into the open form of that name, or for the next that opens. */
export function placeDraft(key: string, draft: Draft): void {
  writeDraft(key, draft);
  placed.get(key)?.(draft);
}

/** Calls back when a draft of this name is put in place; returns how to stop. */
export function onDraftPlaced(key: string, listener: (draft: Draft) => void): () => void {
  placed.set(key, listener);
  return () => {
    if (placed.get(key) === listener) placed.delete(key);
  };
}

/** Forgets one draft. */
export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Storage that cannot be reached holds no draft either.
  }
}

/** Forgets every draft: at sign-out, and when another person signs in, nobody may find what was typed before. */
export function clearDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Lays a draft over a form's first values; fields the form no longer has are dropped. */
export function mergeDraft<Values extends Record<string, unknown>>(
  initial: Values,
  draft: Draft | undefined,
): Values {
  const known = Object.entries(draft?.values ?? {}).filter(([field]) => Object.hasOwn(initial, field));
  return { ...initial, ...Object.fromEntries(known) };
}
