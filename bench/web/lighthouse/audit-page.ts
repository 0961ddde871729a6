import lighthouse, { type Flags } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What one run of Lighthouse found on a page. */
export interface Audit {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** When the largest part of the page was painted, simulated for a slow phone and network. */
  largestPaintMs: number;
  /** How long the page could not have answered while it loaded. */
  blockingMs: number;
  /** How far things moved while the page loaded: below 0.1 nobody minds. */
  layoutShift: number;
  /** What cost points, by the names of Lighthouse. */
  faults: string[];
}

/** Looks once at an address with the mobile preset, in the browser that listens on this port. */
export async function auditPage(address: string, port: number): Promise<Audit> {
  // What a browser keeps of the program is thrown away before each run; the session and the demo's database stay.
  const flags: Flags = { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] };
  const result = await lighthouse(address, flags);
  if (!result) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const counted = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    scores,
    largestPaintMs: number('largest-contentful-paint'),
    blockingMs: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    faults: counted.filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
  };
}
