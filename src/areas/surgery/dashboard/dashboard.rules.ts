import type { Theatre } from '../theatres/theatre.contract.ts';

/** A first case that starts so many minutes after its time is still in time. */
export const onTimeGraceMinutes = 15;

/** Of a theatre, against which its operating time is counted. */
export const workingDayMinutes = 8 * 60;

/** Days before today that the figures of use look at. */
export const useDays = 30;

/** A case that starts within so many minutes needs attention. */
export const startingSoonMinutes = 60;

/** A share as a whole percentage, rounded; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

export interface Availability {
  total: number;
  counts: Record<Theatre['status'], number>;
  /** Occupied theatres of all, as a rounded percentage; 0 with no theatres. */
  utilizationRate: number;
}

/** How many of the theatres in use are in which state. */
export function availabilityOf(theatres: readonly Pick<Theatre, 'status' | 'isActive'>[]): Availability {
  const counts = { available: 0, occupied: 0, maintenance: 0, cleaning: 0 };
  const inUse = theatres.filter(({ isActive }) => isActive);
  for (const { status } of inUse) counts[status] += 1;
  const total = inUse.length;
  return { total, counts, utilizationRate: percentOf(counts.occupied, total) ?? 0 };
}
