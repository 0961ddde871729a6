import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { isAppError } from '#kernel/app-error.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import type { ImportRow } from '../imports/patient-import.contract.ts';
import { aPatient } from '../patients.fixture.ts';
import { getPatient, listPatients, registerPatient, updatePatient } from '../patients/patient.contract.ts';
import { restrictPatient } from './restriction.contract.ts';

/** What a right guess and wrong ones are answered: one answer each, and all of them the same. */
const different = (answers: readonly unknown[]) => [
  ...new Set(answers.map((answer) => JSON.stringify(answer))),
];

function refusalIn(error: unknown) {
  if (!isAppError(error)) throw error;
  return { code: error.code, facts: error.facts };
}

describe('guesses about a restricted record', () => {
  const opened = openTestSystem();
  let admin: Caller;
  let clerk: Caller;

  beforeAll(async () => {
    const hospital = await opened.aHospital();
    [admin, clerk] = await Promise.all([hospital.as('tenant_admin'), hospital.as('receptionist')]);
  });
  afterAll(() => opened.close());

  const days = Array.from({ length: 31 }, (_, day) => `1961-03-${String(day + 1).padStart(2, '0')}`);
  const born = '1961-03-17';

  function aRow(
    part: Partial<ImportRow> & { lastName: string; dateOfBirth: string; firstName?: string },
  ): ImportRow {
    const { lastName, dateOfBirth, firstName = 'Amina', ...row } = part;
    return { line: 2, ...row, fields: { firstName, lastName, dateOfBirth, gender: 'female' } };
  }

  /** A patient who came in by an import and is restricted since. */
  async function anImported(row: ImportRow): Promise<string> {
    expect(await admin.call(importList, patientsToSend([row]))).toMatchObject({ added: 1 });
    const { rows } = await admin.call(listPatients, { search: row.fields.lastName! });
    await admin.call(restrictPatient, { patientId: rows[0]!.id, version: 1 });
    return rows[0]!.id;
  }

  const byEveryDay = (row: Parameters<typeof aRow>[0]) =>
    days.map((dateOfBirth, place) => aRow({ ...row, dateOfBirth, line: place + 2 }));

  test('no row of an import is answered otherwise because its birth date is right', async () => {
    const lastName = 'Guessedbyname';
    await anImported(aRow({ lastName, dateOfBirth: born }));
    const guesses = byEveryDay({ lastName, dateOfBirth: '' });
    const answer = await clerk.call(importList, patientsToSend(guesses));
    expect(answer).toMatchObject({ added: 0, present: 0 });
    expect(answer.refused).toHaveLength(days.length);
    expect(different(answer.refused.map(({ fields }) => fields))).toEqual([
      JSON.stringify({ lastName: { code: 'patient-import.namesakeRestricted' } }),
    ]);
  });

  test('nor under an id of the table, with the right name or a wrong one', async () => {
    const lastName = 'Guessedbyid';
    await anImported(aRow({ lastName, dateOfBirth: born, externalId: 'G-1' }));
    for (const guessed of [lastName, 'Somebodyelse']) {
      const rows = byEveryDay({ lastName: guessed, dateOfBirth: '', externalId: 'G-1' });
      const answer = await clerk.call(importList, patientsToSend(rows));
      expect(answer.added).toBe(0);
      expect([answer.present, answer.refused.length]).toEqual(guessed === lastName ? [31, 0] : [0, 31]);
      expect(different(answer.refused.map(({ fields }) => fields)).length).toBeLessThan(2);
    }
  });

  test('nor by the fingerprint of the row in its file', async () => {
    const lastName = 'Guessedbyrow';
    const fingerprint = (day: string) => day.replaceAll('-', '').padStart(64, '0');
    const id = await anImported(aRow({ lastName, dateOfBirth: born, fingerprint: fingerprint(born) }));
    // Under another name since: the clerk guesses the one in the file.
    await admin.call(updatePatient, { patientId: id, version: 2, lastName: 'Guessedlater' });
    const rows = days.map((day, place) =>
      aRow({
        lastName,
        firstName: `Amina${place}`,
        dateOfBirth: day,
        fingerprint: fingerprint(day),
        line: place + 2,
      }),
    );
    expect(await clerk.call(importList, patientsToSend(rows))).toMatchObject({
      added: days.length,
      present: 0,
      refused: [],
    });
  });

  test('who may see restricted records compares them in an import as all others', async () => {
    const lastName = 'Comparedbyadmin';
    const row = aRow({ lastName, dateOfBirth: born });
    await anImported(row);
    const another = aRow({ lastName, dateOfBirth: '1961-03-18' });
    const rows = [row, { ...another, line: 3 }];
    expect(await admin.call(importList, patientsToSend(rows))).toMatchObject({
      added: 1,
      present: 1,
      refused: [],
    });
  });

  test('a registration is warned of a restricted namesake whatever the birth date', async () => {
    const person = { firstName: 'Amina', lastName: 'Warnedabout', phone: '+880 1711 545454' };
    const facts = { nationalId: 'NID-545454', dateOfBirth: born };
    const { id } = await admin.call(registerPatient, aPatient({ ...person, ...facts }));
    await admin.call(restrictPatient, { patientId: id, version: 1 });
    const answerTo = (part: Partial<typeof facts & typeof person>) =>
      clerk.call(registerPatient, aPatient({ ...person, ...part })).catch(refusalIn);
    const answers = [
      ...(await Promise.all(days.map((dateOfBirth) => answerTo({ dateOfBirth })))),
      await answerTo({ nationalId: facts.nationalId }),
      await answerTo({ nationalId: 'NID-000000', phone: '+880 1711 000000' }),
    ];
    expect(different(answers)).toHaveLength(1);
    expect(answers[0]).toMatchObject({
      code: 'PATIENT_DUPLICATE',
      facts: { candidates: [{ id, dateOfBirth: null }] },
    });
    // Under another name neither phone nor document leads to the record.
    const other = { firstName: 'Other', lastName: 'Person', ...facts };
    expect(await clerk.call(registerPatient, aPatient({ ...person, ...other }))).toMatchObject({
      version: 1,
    });
  });

  test('bookings do not tell the day of a death', async () => {
    const { id: patientId } = await admin.call(registerPatient, aPatient({ dateOfDeath: '2020-03-17' }));
    await admin.call(restrictPatient, { patientId, version: 1 });
    const bookOn = async (day: string) => {
      const times = { startTime: `${day}T09:00:00Z`, endTime: `${day}T09:30:00Z` };
      const booking = { ...(await aBooking(admin, { patientId })), ...times, status: 'completed' as const };
      return clerk.call(bookAppointment, booking).catch(refusalIn);
    };
    const answers = [];
    for (const day of ['2020-03-16', '2020-03-17', '2020-03-18']) answers.push(await bookOn(day));
    expect(different(answers)).toEqual([JSON.stringify({ code: 'PATIENT_DECEASED', facts: {} })]);
    expect(await admin.call(getPatient, { patientId })).toMatchObject({ dateOfDeath: '2020-03-17' });
  });
});
