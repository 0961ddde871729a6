import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { AppError } from '#kernel/app-error.ts';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aColleague } from '#areas/people/people.fixture.ts';
import { createUser } from '#areas/people/users/user.contract.ts';
import { systemRoleId } from '#testing/staff/colleagues.ts';
import { aBookedCase, aFreeStart, aTheatre } from '../../surgery.fixture.ts';
import { listCases, type SurgicalCase } from '../case.contract.ts';
import { plusMinutes } from '../case.rules.ts';
import { createCase, updateCase } from './booking.contract.ts';

const people = 20;
const rounds = 10;

describe.each(everyPostgres())('bookings at the same instant on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;
  let surgeons: string[];
  let theatres: string[];
  let patients: string[];

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    const roleId = await systemRoleId(opened, hospital, 'doctor');
    const joined = await Promise.all(
      Array.from({ length: 3 }, () => admin.call(createUser, { ...aColleague(), initialRoles: [roleId] })),
    );
    surgeons = joined.map(({ id }) => id);
    theatres = (await Promise.all(Array.from({ length: 3 }, () => aTheatre(admin)))).map(({ id }) => id);
    patients = await Promise.all(
      Array.from({ length: people }, async () => (await admin.call(registerPatient, aPatient())).id),
    );
  });
  afterAll(() => opened.close());

  function outcomeOf(tries: PromiseSettledResult<SurgicalCase>[]) {
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const codes = tries.flatMap((one) =>
      one.status === 'rejected'
        ? [one.reason instanceof AppError ? one.reason.code : String(one.reason)]
        : [],
    );
    return { won, codes: [...new Set(codes)] };
  }

  const book = (start: string, place: number, part: { theatre: number; surgeon: number }) =>
    admin.call(createCase, {
      patientId: patients[place]!,
      procedureName: 'Appendicectomy',
      laterality: 'not_applicable',
      theatreId: theatres[part.theatre]!,
      surgeonId: surgeons[part.surgeon]!,
      // Each begins five minutes after the one before, so that all of them overlap.
      scheduledStartTime: plusMinutes(start, place * 5),
      estimatedDuration: 180,
    });

  test(`of ${people} who want one theatre, one gets it, each of ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const start = aFreeStart();
      const tries = patients.map((_patient, place) => book(start, place, { theatre: 0, surgeon: place % 3 }));
      const { won, codes } = outcomeOf(await Promise.allSettled(tries));
      expect({ won: won.length, codes }).toEqual({ won: 1, codes: ['CASE_CLASH'] });
    }
  });

  test('of those who want one surgeon in several theatres, one gets the surgeon', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const start = aFreeStart();
      const tries = patients.map((_patient, place) => book(start, place, { theatre: place % 3, surgeon: 1 }));
      const { won, codes } = outcomeOf(await Promise.allSettled(tries));
      expect({ won: won.length, codes }).toEqual({ won: 1, codes: ['CASE_CLASH'] });
    }
  });

  test('crossing moves of theatres and surgeons leave no clash behind and wait for nobody forever', async () => {
    const start = aFreeStart();
    const cases = await Promise.all(
      [0, 1, 2].map((place) =>
        aBookedCase(admin, {
          patientId: patients[place]!,
          theatreId: theatres[place]!,
          surgeonId: surgeons[place]!,
          scheduledStartTime: start,
          estimatedDuration: 60,
        }),
      ),
    );
    await Promise.allSettled(
      cases.map(({ id: caseId, version }, place) =>
        admin.call(updateCase, {
          caseId,
          version,
          theatreId: theatres[(place + 1) % 3]!,
          surgeonId: surgeons[(place + 2) % 3]!,
        }),
      ),
    );
    const { rows } = await admin.call(listCases, { sort: 'start' });
    const then = rows.filter(({ scheduledStartTime }) => scheduledStartTime === start);
    expect(new Set(then.map(({ theatre }) => theatre?.id)).size).toBe(3);
    expect(new Set(then.map(({ surgeon }) => surgeon?.id)).size).toBe(3);
  });

  test('the database itself refuses what was written without waiting', async () => {
    const { theatre, scheduledStartTime, scheduledEndTime } = await aBookedCase(admin);
    const other = await aBookedCase(admin);
    const { tenantId } = hospital;
    const clash = opened.database.inTenant(tenantId, 'write', async (db) => {
      await db
        .deleteFrom('surgical_team_member')
        .where('tenant_id', '=', tenantId)
        .where('case_id', '=', other.id)
        .execute();
      await db
        .updateTable('surgical_case')
        .set({
          theatre_id: theatre!.id,
          scheduled_start: scheduledStartTime,
          scheduled_end: scheduledEndTime,
          listed_at: scheduledStartTime!,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', other.id)
        .execute();
    });
    await expect(clash).rejects.toThrow(/surgical_case_theatre_clash/);
  });
});
