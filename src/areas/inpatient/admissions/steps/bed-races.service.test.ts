import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { AppError } from '#kernel/app-error.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { stayFaults } from '#testing/stay-faults.ts';
import { listBeds } from '../../beds/bed.contract.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import {
  approveBedTransfer,
  completeBedTransfer,
  requestBedTransfer,
} from '../../transfers/bed-transfer.contract.ts';
import { type Admission, placePatient } from '../admission.contract.ts';

// Two hundred over two servers, a hundred times: bench/bed-races.ts.
const people = 20;
const rounds = 10;

const opened = openTestSystem();
afterAll(() => opened.close());

let hospital: Hospital;
let admin: Caller;
let waiting: Admission[];

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  waiting = await Promise.all(Array.from({ length: people + rounds - 1 }, () => anAdmitted()));
});

let admitted = 0;

async function anAdmitted(bedId?: string): Promise<Admission> {
  admitted += 1;
  const person = aPatient({ firstName: 'Runner', lastName: `Number ${admitted}` });
  const { id: patientId } = await admin.call(registerPatient, person);
  return anAdmission(admin, { patientId, ...(bedId && { bedId }) });
}

const nameOf = ({ patient }: Admission) => `${patient.firstName} ${patient.lastName}`;
const place = ({ id: admissionId, version }: Admission, bedId: string) =>
  admin.call(placePatient, { admissionId, version, bedId });

/** Who was let in, and what every other was told. */
function outcomeOf<T>(tries: PromiseSettledResult<T>[]) {
  const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const told = tries
    .map((one): unknown => (one.status === 'rejected' ? one.reason : null))
    .filter((reason) => reason !== null)
    .map((reason) => (reason instanceof AppError ? [reason.code, reason.facts['patientName']] : reason));
  return { won, told };
}

async function expectNoFaults() {
  const { tenantId } = hospital;
  expect(await opened.database.inTenant(tenantId, 'read', (db) => stayFaults(db, tenantId))).toEqual([]);
}

test('of twenty who place different patients in one bed at once one wins, and each other is told who has it, ten times over', async () => {
  const { ward, beds } = await aWardWithBeds(admin, { beds: rounds });
  for (const { id: bedId } of beds) {
    const { won, told } = outcomeOf(
      await Promise.allSettled(waiting.slice(0, people).map((admission) => place(admission, bedId))),
    );
    expect(won).toHaveLength(1);
    const [winner] = won;
    expect(told).toEqual(Array(people - 1).fill(['BED_NOT_AVAILABLE', nameOf(winner!)]));
    waiting = waiting.filter(({ id }) => id !== winner!.id);
  }
  const { rows } = await admin.call(listBeds, { wardId: ward.id });
  expect(new Set(rows.map(({ patient }) => patient?.admissionId)).size).toBe(rounds);
  await expectNoFaults();
});

test('of transfers into one bed that are approved and completed at once one is, and nobody is placed past its hold', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { beds } = await aWardWithBeds(admin, { beds: 3 });
    const bedId = beds[2]!.id;
    const moving = await Promise.all([anAdmitted(beds[0]!.id), anAdmitted(beds[1]!.id)]);
    const asked = [];
    for (const { id: admissionId } of moving) {
      const wish = { admissionId, toBedId: bedId, transferReason: 'Isolation' };
      asked.push(await admin.call(requestBedTransfer, wish));
    }
    const approved = outcomeOf(
      await Promise.allSettled(
        asked.map(({ id: transferId, version }) => admin.call(approveBedTransfer, { transferId, version })),
      ),
    );
    expect(approved.won).toHaveLength(1);
    const holder = moving.find(({ id }) => id === approved.won[0]!.admissionId)!;
    expect(approved.told).toEqual([['BED_NOT_AVAILABLE', nameOf(holder)]]);

    const others = waiting.slice(0, 5);
    const [completed, placed] = await Promise.all([
      Promise.allSettled(
        asked.map(({ id: transferId }) => admin.call(completeBedTransfer, { transferId, version: 2 })),
      ),
      Promise.allSettled(others.map((admission) => place(admission, bedId))),
    ]);
    const moved = outcomeOf(completed);
    expect(moved.won.map(({ admissionId }) => admissionId)).toEqual([holder.id]);
    expect(moved.told).toEqual([['WRONG_STATE', undefined]]);
    expect(outcomeOf(placed)).toEqual({
      won: [],
      told: Array(others.length).fill(['BED_NOT_AVAILABLE', nameOf(holder)]),
    });
  }
  await expectNoFaults();
});

test('a hold that ran out lets others in: of the next transfer, the old one and those who place, one gets the bed', async () => {
  const { beds } = await aWardWithBeds(admin, { beds: 3 });
  const bedId = beds[2]!.id;
  const moving = await Promise.all([anAdmitted(beds[0]!.id), anAdmitted(beds[1]!.id)]);
  const asked = [];
  for (const { id: admissionId } of moving) {
    const wish = { admissionId, toBedId: bedId, transferReason: 'Isolation' };
    asked.push(await admin.call(requestBedTransfer, wish));
  }
  await admin.call(approveBedTransfer, { transferId: asked[0]!.id, version: 1 });
  opened.clock.advance(5 * 3_600_000);
  admin = await hospital.as('tenant_admin');
  const tries = await Promise.allSettled([
    ...asked.map(async ({ id: transferId }, index) => {
      const version = index === 0 ? 2 : 1;
      const again = await admin.call(approveBedTransfer, { transferId, version });
      return admin.call(completeBedTransfer, { transferId, version: again.version });
    }),
    ...waiting.slice(0, 5).map((admission) => place(admission, bedId)),
  ]);
  const { won, told } = outcomeOf(tries);
  expect(won).toHaveLength(1);
  expect(told.map((one) => (Array.isArray(one) ? one[0] : one))).toEqual(Array(6).fill('BED_NOT_AVAILABLE'));
  await expectNoFaults();
});
