import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { isAppError } from '#kernel/app-error.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import {
  cancelAdmission,
  listAdmissions,
  placePatient,
  receivePatient,
} from '../admissions/admission.contract.ts';
import { countBeds, listBeds, setBedStatus } from '../beds/bed.contract.ts';
import { decideDischarge, getDischarge, leaveHospital } from '../discharge/discharge.contract.ts';
import { anAdmission, aWardWithBeds } from '../inpatient.fixture.ts';
import * as contract from './bed-transfer.contract.ts';
import { updateTransferSettings } from './settings/transfer-settings.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const acts = [
  'admit',
  'place',
  'receive',
  'request',
  'approve',
  'complete',
  'reject',
  'swap',
  'cancel',
  'discharge',
  'clean',
  'wait',
] as const;
const act = fc.record({ act: fc.constantFrom(...acts), one: fc.nat(7), other: fc.nat(7) });
type Act = { act: (typeof acts)[number]; one: number; other: number };

/** Does one thing to whoever the numbers name; what is refused leaves everything as it was. */
async function perform(admin: Caller, wardId: string, { act: what, one, other }: Act): Promise<unknown> {
  const beds = (await admin.call(listBeds, { wardId })).rows;
  const admissions = (await admin.call(listAdmissions, { status: 'active', sort: 'admitted' })).rows;
  const transfers = (await admin.call(contract.listBedTransfers, { status: 'open' })).rows;
  const bed = beds[other % beds.length]!;
  const admission = admissions[one % Math.max(1, admissions.length)];
  const transfer = transfers[one % Math.max(1, transfers.length)];
  if (what === 'admit') return anAdmission(admin, one % 2 === 0 ? { bedId: bed.id } : {});
  if (what === 'wait') opened.clock.advance(one * 3 * 60_000);
  if (what === 'clean') {
    return admin.call(setBedStatus, { bedId: bed.id, version: bed.version, status: 'available' });
  }
  if (transfer && (what === 'approve' || what === 'complete' || what === 'reject')) {
    const input = { transferId: transfer.id, version: transfer.version };
    if (what === 'approve') return admin.call(contract.approveBedTransfer, input);
    if (what === 'complete') return admin.call(contract.completeBedTransfer, input);
    return admin.call(contract.cancelBedTransfer, { ...input, reason: 'Not now' });
  }
  if (!admission) return undefined;
  const { id: admissionId, version } = admission;
  const transferReason = 'Property';
  switch (what) {
    case 'place':
      return admin.call(placePatient, { admissionId, version, bedId: bed.id });
    case 'receive':
      return admin.call(receivePatient, { admissionId, version });
    case 'request':
      return admin.call(contract.requestBedTransfer, { admissionId, toBedId: bed.id, transferReason });
    case 'swap': {
      const otherAdmissionId = admissions[other % admissions.length]!.id;
      return admin.call(contract.swapBeds, { admissionId, otherAdmissionId, transferReason });
    }
    case 'cancel':
      return admin.call(cancelAdmission, { admissionId, version, reason: 'Mistake' });
    case 'discharge': {
      const decision = { disposition: 'home' as const, summary: 'Well.' };
      await admin.call(decideDischarge, { admissionId, version: 0, ...decision });
      const begun = await admin.call(getDischarge, { admissionId });
      const overrideReason = 'Property';
      return admin.call(leaveHospital, { admissionId, version: begun.version, overrideReason });
    }
    default:
      return undefined;
  }
}

/** What must be so after any history, each wrong row as one sentence. */
async function faults(tenantId: string): Promise<string[]> {
  return opened.database.inTenant(tenantId, 'read', async (db) => {
    const { rows } = await sql<{ fault: string }>`
      with stay as (select *, lead(placed_at) over (partition by admission_id order by placed_at, id) as next_placed
        from bed_stay where tenant_id = ${tenantId}::uuid),
      house as (select * from bed where tenant_id = ${tenantId}::uuid),
      admitted as (select * from admission where tenant_id = ${tenantId}::uuid),
      transfer as (select * from bed_transfer where tenant_id = ${tenantId}::uuid)
      select 'gap or overlap of stays of ' || admission_id as fault from stay
        where next_placed is not null and ended_at is distinct from next_placed
      union all select 'bed ' || house.bed_number || ' and its open stay disagree' from house
        left join stay on stay.bed_id = house.id and stay.ended_at is null
        where house.admission_id is distinct from stay.admission_id
      union all select 'two beds for ' || admission_id from house where admission_id is not null
        group by admission_id having count(*) > 1
      union all select 'stay of an ended admission ' || stay.admission_id from stay
        join admitted on admitted.id = stay.admission_id where admitted.status <> 'active' and stay.ended_at is null
      union all select 'received without a start ' || stay.admission_id from stay
        join admitted on admitted.id = stay.admission_id
        where admitted.received_at is not null and stay.ended_at is null and stay.started_at is null
      union all select 'the last status of bed ' || house.bed_number || ' is not in its history' from house
        where status <> (select change.status from bed_status_change change
          where change.tenant_id = ${tenantId}::uuid and change.bed_id = house.id
          order by change.since desc, change.id desc limit 1)
      union all select 'hold without an approved transfer of bed ' || house.bed_number from house
        left join transfer on transfer.id = house.held_for
        where house.held_for is not null and transfer.status is distinct from 'approved'
      union all select 'open transfer from another bed than the present one' from transfer
        join admitted on admitted.id = transfer.admission_id
        left join house on house.admission_id = admitted.id
        where transfer.status in ('pending', 'approved') and house.id is distinct from transfer.from_bed_id`.execute(
      db,
    );
    return rows.map(({ fault }) => fault);
  });
}

test('after any history each patient has one bed, stays follow without gap or overlap, and counts equal the rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 25 }), async (history) => {
      const hospital = await opened.aHospital();
      const admin = await hospital.as('tenant_admin');
      await admin.call(updateTransferSettings, { holdMinutes: 15 });
      const { ward } = await aWardWithBeds(admin, { beds: 4 });
      for (const one of [{ act: 'admit', one: 0, other: 0 } as const, ...history]) {
        await perform(admin, ward.id, one).catch((error: unknown) => {
          const isRefused = isAppError(error) && !['DATABASE_AWAY', 'SIGNED_OUT'].includes(error.code);
          if (!isRefused) throw error;
        });
        // A clock that stands still would let everything happen at one instant.
        opened.clock.advance(1000);
      }
      expect(await faults(hospital.tenantId)).toEqual([]);
      const beds = (await admin.call(listBeds, { wardId: ward.id })).rows;
      const counts = await admin.call(countBeds, {});
      expect(counts.occupied).toBe(beds.filter(({ patient }) => patient !== null).length);
      expect(counts.total).toBe(4);
    }),
    { numRuns: 3 },
  );
});
