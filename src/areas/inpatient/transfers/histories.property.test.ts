import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isAppError } from '#kernel/app-error.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { stayFaults } from '#testing/stay-faults.ts';
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
      const faults = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
        stayFaults(db, hospital.tenantId),
      );
      expect(faults).toEqual([]);
      const beds = (await admin.call(listBeds, { wardId: ward.id })).rows;
      const counts = await admin.call(countBeds, {});
      expect(counts.occupied).toBe(beds.filter(({ patient }) => patient !== null).length);
      expect(counts.total).toBe(4);
    }),
    { numRuns: 3 },
  );
});
