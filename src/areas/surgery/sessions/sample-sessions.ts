import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { StoredTheatre } from '../theatres/theatre.queries.ts';
import type { StoredSession } from './session.queries.ts';

interface SampleWeek {
  tenantId: string;
  timeZone: string;
  now: Date;
  managerId: string;
  surgeonId: string;
}

/**
 * On working days the first theatre is the surgeon's in the morning, and has a slot for emergencies late in the day; in
 * the afternoon the second is that of orthopedics and the third that of obstetrics, each on two days.
 */
export function sampleSessions(
  { tenantId, timeZone, now, managerId, surgeonId }: SampleWeek,
  theatres: readonly StoredTheatre[],
): { row: StoredSession; surgeonIds: string[] }[] {
  const [theatre] = theatres;
  if (!theatre) return [];
  const at = now.toISOString();
  const shared = {
    tenant_id: tenantId,
    theatre_id: theatre.id,
    name: null as string | null,
    valid_from: dateIn(timeZone, now),
    valid_until: null,
    created_by: managerId,
    created_at: at,
    updated_at: at,
    version: 1,
  };
  const specialities = [
    { of: theatres[1], name: 'Orthopedics', weekdays: [2, 4] },
    { of: theatres[2], name: 'Obstetrics', weekdays: [1, 3] },
  ].flatMap(({ of, name, weekdays }) =>
    of
      ? weekdays.map((weekday) => ({
          row: {
            ...shared,
            id: newId(),
            theatre_id: of.id,
            kind: 'speciality' as const,
            name,
            weekday,
            from_minute: 840,
            until_minute: 1020,
          },
          surgeonIds: [surgeonId],
        }))
      : [],
  );
  const ofSurgeon = [1, 2, 3, 4, 5].flatMap((weekday) => [
    {
      row: { ...shared, id: newId(), kind: 'surgeon' as const, weekday, from_minute: 480, until_minute: 780 },
      surgeonIds: [surgeonId],
    },
    {
      row: {
        ...shared,
        id: newId(),
        kind: 'emergency' as const,
        weekday,
        from_minute: 960,
        until_minute: 1080,
      },
      surgeonIds: [],
    },
  ]);
  return [...ofSurgeon, ...specialities];
}
