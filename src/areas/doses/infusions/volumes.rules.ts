/** A step of an infusion, as far as its volume goes. */
export interface RateStep {
  /** ISO 8601 in UTC. */
  at: string;
  /** Tenths of a millilitre in an hour. */
  rateTenths: number;
  /** Tenths of a millilitre that were read off in all when it was stopped. */
  givenTenths: number | null;
}

const hourMs = 3_600_000;

/**
 * Millilitres of an infusion between two instants, from the first on and before the second: its rates over time, and at the
 * instant at which it was stopped what was read off more or less than they say. Volumes of spans that touch add up.
 */
export function volumeBetween(steps: readonly RateStep[], from: string, to: string): number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  let [inSpan, inAll] = [0, 0];
  for (const [place, step] of steps.entries()) {
    const [begins, next] = [Date.parse(step.at), steps[place + 1]];
    if (step.givenTenths !== null && begins >= start && begins < end) inSpan += step.givenTenths / 10 - inAll;
    const ends = next ? Date.parse(next.at) : end;
    const perMs = step.rateTenths / 10 / hourMs;
    inAll += perMs * Math.max(0, ends - begins);
    inSpan += perMs * Math.max(0, Math.min(ends, end) - Math.max(begins, start));
  }
  return inSpan;
}
