import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { sampleRates, sampleTimedCharges } from './charges.samples.ts';
import { insertTimedCharges } from './items/stay-item.queries.ts';
import { insertRates } from './rates/bed-rate.queries.ts';

const minorPerTaka = 100;
/** Long before any sample admission. */
const validFrom = '2020-01-01T00:00:00.000Z';

/** What beds of a sample hospital cost, and what is charged by time beside them. */
export async function seedCharges(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  now: string,
): Promise<void> {
  await insertRates(
    db,
    sampleRates.map(({ bedType, taka, clock }) => ({
      tenant_id: tenantId,
      id: newId(),
      ward_id: null,
      bed_type: bedType,
      bed_id: null,
      valid_from: validFrom,
      price_minor: taka * minorPerTaka,
      method: clock.method,
      unit_minutes: clock.method === 'hours' ? clock.unitMinutes : null,
      grace_minutes: clock.method === 'hours' ? clock.graceMinutes : null,
      half_under_minutes: clock.method === 'hours' ? clock.halfUnderMinutes : null,
      counts_last_day: clock.method === 'calendar_day' ? clock.countsLastDay : null,
      created_by: userId,
      created_at: now,
    })),
  );
  await insertTimedCharges(
    db,
    sampleTimedCharges.map(({ name, unit, taka }) => ({
      tenant_id: tenantId,
      id: newId(),
      name,
      unit,
      price_minor: taka * minorPerTaka,
      status: 'active',
      created_at: now,
      updated_at: now,
      version: 1,
    })),
  );
}
