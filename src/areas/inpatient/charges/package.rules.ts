import { dateIn } from '#kernel/time/time-zone.ts';
import type { PricedUnit } from './stay-charges.rules.ts';

/** A fixed price for so many days of a bed and so many units of services; what exceeds them is charged. */
export interface PackageTerms {
  includedDays: number;
  services: readonly { serviceId: string; quantity: number }[];
}

const dayMs = 86_400_000;

/**
 * True for a unit of a bed that a package covers: one of the first days of the stay. By the calendar the day of
 * reception is the first; by hours a day is 24 hours from reception.
 */
export function coversUnit(
  { includedDays }: PackageTerms,
  unit: Pick<PricedUnit, 'from' | 'clock'>,
  stayBegan: number,
  timeZone: string,
): boolean {
  if (unit.clock.method === 'hours') return unit.from < stayBegan + includedDays * dayMs;
  const dayOf = (ms: number) => Date.parse(dateIn(timeZone, new Date(ms)));
  return dayOf(unit.from) - dayOf(stayBegan) < includedDays * dayMs;
}

/** How many units of each service are charged beyond what the package holds, the earliest being covered first. */
export function beyondPackage<Service extends { serviceId: string; quantity: number }>(
  terms: PackageTerms | null,
  services: readonly Service[],
): (Service & { covered: number; charged: number })[] {
  const left = new Map(terms?.services.map(({ serviceId, quantity }) => [serviceId, quantity]));
  return services.map((service) => {
    const covered = Math.min(left.get(service.serviceId) ?? 0, service.quantity);
    left.set(service.serviceId, (left.get(service.serviceId) ?? 0) - covered);
    return { ...service, covered, charged: service.quantity - covered };
  });
}
