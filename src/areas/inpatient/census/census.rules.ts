import type { WardDay, WardSummary } from './census.contract.ts';

/** round(occupied / total x 100), 0 without beds. */
export function occupancyPercent(occupied: number, total: number): number {
  return total === 0 ? 0 : Math.round((occupied / total) * 100);
}

type Movements = Omit<WardSummary, 'averageStayTenths'>;

/** The days of each ward added up, by name. */
export function byWard(rows: readonly WardDay[]): Movements[] {
  return [...Map.groupBy(rows, ({ wardId }) => wardId).values()]
    .map((days) => {
      const sum = (of: (day: WardDay) => number) => days.reduce((total, one) => total + of(one), 0);
      const patientDays = sum(({ occupied }) => occupied);
      return {
        wardId: days[0]!.wardId,
        wardName: days[0]!.wardName,
        occupancyPercent: occupancyPercent(
          patientDays,
          sum(({ beds }) => beds),
        ),
        patientDays,
        admissions: sum(({ admissions }) => admissions),
        discharges: sum(({ discharges }) => discharges),
        transfersIn: sum(({ transfersIn }) => transfersIn),
        transfersOut: sum(({ transfersOut }) => transfersOut),
      };
    })
    .toSorted((one, other) => one.wardName.localeCompare(other.wardName));
}

/** All wards together at each midnight. */
export function byDay(rows: readonly WardDay[]) {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, wards]) => {
    const beds = wards.reduce((total, one) => total + one.beds, 0);
    const occupied = wards.reduce((total, one) => total + one.occupied, 0);
    return { day, beds, occupied, occupancyPercent: occupancyPercent(occupied, beds) };
  });
}
