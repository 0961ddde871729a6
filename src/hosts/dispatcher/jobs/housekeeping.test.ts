import { expect, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { keepAnswersDays, keepSessionsDays, tidyTenant } from './housekeeping.ts';

test('answers kept for repeats and ended sessions go when their time is over, not before', async () => {
  const opened = aTestSystem();
  const hospital = await opened.aHospital();
  const clerk = await hospital.as('receptionist');
  await clerk.call(registerPatient, aPatient());

  const count = () =>
    opened.database.inTenant(hospital.tenantId, 'read', async (db) => ({
      answers: (await db.selectFrom('idempotency_key').select('key').execute()).length,
      sessions: (await db.selectFrom('user_session').select('id').execute()).length,
    }));

  opened.clock.advance((keepAnswersDays - 1) * 86_400_000);
  await tidyTenant(opened.database, opened.clock, hospital.tenantId);
  expect(await count()).toEqual({ answers: 1, sessions: 1 });

  opened.clock.advance(2 * 86_400_000);
  await tidyTenant(opened.database, opened.clock, hospital.tenantId);
  expect(await count()).toEqual({ answers: 0, sessions: 1 });

  opened.clock.advance(keepSessionsDays * 86_400_000);
  await tidyTenant(opened.database, opened.clock, hospital.tenantId);
  expect(await count()).toEqual({ answers: 0, sessions: 0 });
});
