/** How this page was delivered: by a server, or as plain files (then it is the demo). */
export type PageConfig = { mode: 'demo' } | { mode: 'server'; buildId: string };

/** Reads what a server wrote into index.html; plain files hold `null`. */
export function readPageConfig(text: string | null | undefined): PageConfig {
  const stored = JSON.parse(text || 'null') as { mode?: unknown; buildId?: unknown } | null;
  if (stored?.mode !== 'server') return { mode: 'demo' };
  return { mode: 'server', buildId: String(stored.buildId) };
}
