const dayMs = 86_400_000;

/** Whole days from one calendar date (YYYY-MM-DD) to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The calendar date that lies so many days after another (YYYY-MM-DD). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday of the week in which a date lies. */
export function mondayOf(date: string): string {
  const weekday = new Date(Date.parse(date)).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}
