import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { getPatient, registerPatient, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { countLockWaits } from '#testing/databases/lock-waits.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { waitUntil } from '#testing/waiting.ts';

const opened = openTestSystem();
const owner = new pg.Client(embeddedPostgres().owner);
let clerk: Caller;

beforeAll(async () => {
  await owner.connect();
  clerk = await (await opened.aHospital()).as('receptionist');
});
afterAll(async () => {
  await owner.end();
  await opened.close();
});

test('who is overtaken between the read and the write is told what the other has saved', async () => {
  const { id: patientId } = await clerk.call(registerPatient, aPatient());
  await owner.query('begin');
  await owner.query(`update patient set address = '1 Their Road', version = 2 where id = $1`, [patientId]);
  // It has read the record as it was, and waits for the row.
  const saving = clerk.call(updatePatient, { patientId, version: 1, address: '2 My Road' });
  const outcome = Promise.allSettled([saving]);
  await waitUntil(async () => (await countLockWaits((text) => owner.query(text))) === 1);
  await owner.query('commit');
  expect(await outcome).toMatchObject([
    {
      status: 'rejected',
      reason: { code: 'STALE', facts: { current: { address: '1 Their Road', version: 2 } } },
    },
  ]);
  expect(await clerk.call(getPatient, { patientId })).toMatchObject({ address: '1 Their Road', version: 2 });
});
