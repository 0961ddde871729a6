import { expect, test } from 'vitest';
import { readStayBill } from '../../charges/bill/stay-bill.contract.ts';
import { createBedRate } from '../../charges/rates/bed-rate.contract.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import {
  approveBedTransfer,
  completeBedTransfer,
  requestBedTransfer,
} from '../../transfers/bed-transfer.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { receivePatient, updateAdmission } from '../admission.contract.ts';

const minuteMs = 60_000;
const lateReason = 'Typed wrongly';

/** A patient who lies in an hourly bed since four hours ago, and was given it an hour before. */
async function aReceivedPatient() {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { beds } = await aWardWithBeds(admin, { beds: 2 });
  const hourly = { method: 'hours' as const, unitMinutes: 60, priceMinor: 1000 };
  await admin.call(createBedRate, { ...hourly, validFrom: '2020-01-01T00:00:00Z' });
  const placedAt = system.clock.now().getTime();
  const { id: admissionId } = await anAdmission(admin, { bedId: beds[0]!.id });
  system.clock.advance(60 * minuteMs);
  const { version } = await admin.call(receivePatient, { admissionId, version: 1 });
  system.clock.advance(240 * minuteMs);
  /** So many minutes after the bed was given. */
  const at = (minutes: number) => new Date(placedAt + minutes * minuteMs).toISOString();
  return { system, hospital, admin: await hospital.as('tenant_admin'), admissionId, version, beds, at };
}

test('a corrected reception is charged from then on', async () => {
  const { admin, admissionId, version, at } = await aReceivedPatient();
  const owed = async () => (await admin.call(readStayBill, { admissionId })).charges.subtotalMinor;
  expect(await owed()).toBe(4000);
  const earlier = await admin.call(updateAdmission, { admissionId, version, receivedAt: at(0), lateReason });
  expect(earlier).toMatchObject({ receivedAt: at(0), version: version + 1 });
  expect(await owed()).toBe(5000);
  await admin.call(updateAdmission, { admissionId, version: version + 1, receivedAt: at(270), lateReason });
  expect(await owed()).toBe(1000);
});

test('a reception cannot be before the bed, in the future, or after the patient was moved; nothing is half written', async () => {
  const { system, admin, admissionId, version, beds, at } = await aReceivedPatient();
  const wish = { admissionId, toBedId: beds[1]!.id, transferReason: 'Quieter' };
  const { id: transferId } = await admin.call(requestBedTransfer, wish);
  await admin.call(approveBedTransfer, { transferId, version: 1 });
  await admin.call(completeBedTransfer, { transferId, version: 2 });
  system.clock.advance(10 * minuteMs);
  const seen = { admissionId, version: version + 1, lateReason };
  const refusals = [
    [{ receivedAt: at(-1), admittedAt: at(-60) }, 'receivedAt', 'admissions.beforePlacement'],
    [{ receivedAt: at(-1) }, 'receivedAt', 'admissions.beforeAdmission'],
    [{ receivedAt: at(305) }, 'receivedAt', 'admissions.afterMove'],
    [{ receivedAt: at(1000) }, 'receivedAt', 'admissions.inTheFuture'],
    [{ admittedAt: at(61) }, 'admittedAt', 'admissions.afterReception'],
  ] as const;
  for (const [times, field, code] of refusals) {
    await expect(admin.call(updateAdmission, { ...seen, ...times })).rejects.toMatchObject({
      facts: { fields: { [field]: { code } } },
    });
  }
  expect(await admin.call(updateAdmission, { ...seen, receivedAt: at(300), lateReason })).toMatchObject({
    receivedAt: at(300),
  });
});

test('before the ward has received the patient there is nothing to correct', async () => {
  const { admin, beds } = await aReceivedPatient();
  const { id: admissionId, admittedAt } = await anAdmission(admin, { bedId: beds[1]!.id });
  await expect(
    admin.call(updateAdmission, { admissionId, version: 1, receivedAt: admittedAt }),
  ).rejects.toMatchObject({ facts: { fields: { receivedAt: { code: 'admissions.notReceived' } } } });
});
