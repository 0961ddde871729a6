import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import {
  aTestSystem,
  type Caller,
  embeddedPostgres,
  type Hospital,
  openTestSystem,
} from '#testing/hospital.ts';
import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import { aPatient } from '../patients.fixture.ts';
import * as contract from './patient.contract.ts';

describe('names that are one name', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let clerk: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    clerk = await hospital.as('receptionist');
  });
  afterAll(() => opened.close());

  const register = (part: Parameters<typeof aPatient>[0]) =>
    clerk.call(contract.registerPatient, { ...aPatient(part), isAnotherPerson: true });
  async function idsFor(search: string, limit?: number): Promise<string[]> {
    const { rows } = await clerk.call(contract.listPatients, { search, ...(limit && { limit }) });
    return rows.map(({ id }) => id);
  }

  test('a name is found by its sound in either script, behind those that are spelled as typed', async () => {
    const bengali = await register({ firstName: 'তানিয়া', lastName: 'সুলতানা' });
    const latin = await register({ firstName: 'Tania', lastName: 'Parvin' });
    const other = await register({ firstName: 'Taniya', lastName: 'Haque' });
    expect(await idsFor('Tania')).toEqual([latin.id, other.id, bengali.id]);
    expect(await idsFor('তানিয়া')).toEqual([bengali.id, other.id, latin.id]);
    expect(await idsFor('Sultana Taniya')).toEqual([bengali.id]);
    expect(await idsFor('Tania', 1)).toEqual([latin.id]);
    const muhammad = await register({ firstName: 'Mohammad', lastName: 'Ashraful', gender: 'male' });
    for (const typed of [
      'Mohammed Ashraful',
      'Md. Ashraful',
      'MD Asraful',
      'মোঃ আশরাফুল',
      'Ashraful Muhammad',
    ]) {
      expect({ typed, ids: await idsFor(typed) }).toEqual({ typed, ids: [muhammad.id] });
    }
  });

  test.each([
    ["O'Neil", ['O’Neil', 'ONeil', 'oʼneil']],
    ['Łukasz', ['lukasz', 'Lukasz']],
    ['Ｓøren', ['soren']],
    ['শ্রা\u200dবন্তী', ['শ্রাবন্তী', 'শ্রা\u200cবন্তী']],
  ])('%s is found however it is typed', async (firstName, typed) => {
    const someone = await register({ firstName, lastName: 'Odd' });
    for (const search of typed)
      expect({ search, ids: await idsFor(search) }).toEqual({ search, ids: [someone.id] });
  });

  test('P19 and 19 find P000019, first of all', async () => {
    const someone = await register({});
    const digits = String(Number(someone.patientNumber.slice(1)));
    for (const search of [digits, `P${digits}`, `p ${digits}`, `P0${digits}`]) {
      expect({ search, first: (await idsFor(search))[0] }).toEqual({ search, first: someone.id });
    }
  });

  test('short forms, another script and swapped names are asked about as a duplicate', async () => {
    const born = { dateOfBirth: '1971-03-26', gender: 'male' as const };
    const first = await register({ firstName: 'Mohammad Rafiq', lastName: 'Uddin', ...born });
    const again = (firstName: string, lastName: string) =>
      clerk.call(contract.registerPatient, { ...aPatient(), firstName, lastName, ...born });
    const duplicate = { code: 'PATIENT_DUPLICATE', facts: { candidates: [{ id: first.id }] } };
    for (const [firstName, lastName] of [
      ['Md. Rafiq', 'Uddin'],
      ['Uddin', 'Md Rafiq'],
      ['মোঃ রফিক', 'উদ্দিন'],
      ['Rafique Uddin', ''],
    ]) {
      await expect(again(firstName!, lastName!)).rejects.toMatchObject(duplicate);
    }
    const woman = await clerk.call(contract.registerPatient, {
      ...{ ...aPatient(), firstName: 'Rafiqa', lastName: 'Uddin' },
      ...{ dateOfBirth: born.dateOfBirth, gender: 'female' },
    });
    expect(woman.firstName).toBe('Rafiqa');
  });

  test('one name is enough, and a last name can be taken away again', async () => {
    const someone = await clerk.call(
      contract.registerPatient,
      aPatient({ firstName: 'Sukarno', lastName: '' }),
    );
    expect(someone).toMatchObject({ firstName: 'Sukarno', lastName: '' });
    const two = await register({ firstName: 'Sukarno', lastName: 'Wrong' });
    const change = { patientId: two.id, version: two.version };
    expect(await clerk.call(contract.updatePatient, { ...change, lastName: null })).toMatchObject({
      lastName: '',
    });
    expect(await idsFor('sukarno')).toEqual([two.id, someone.id]);
  });

  test.each([
    ['a control character', 'Rahi\u0007ma'],
    ['a direction mark', 'Rahi\u202ema'],
    ['a mark without width', 'Rahi\u200bma'],
    ['a joiner between Latin letters', 'Rahi\u200dma'],
    ['a line end', 'Rahi\u2028ma'],
  ])('a name with %s is refused at its field, and mended in a file', async (_what, firstName) => {
    await expect(clerk.call(contract.registerPatient, aPatient({ firstName }))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { firstName: { code: 'value.invisibleMark' } } },
    });
    const { lastName, dateOfBirth, gender } = aPatient();
    const admin = await hospital.as('tenant_admin');
    const fields = { firstName, lastName, dateOfBirth, gender };
    const rows = [{ line: 2, externalId: '', fields }];
    await admin.call(importList, patientsToSend(rows));
    const { rows: found } = await clerk.call(contract.listPatients, { search: lastName });
    expect(found.map((row) => row.firstName)).toEqual([expect.stringMatching(/^Rahi ?ma$/)]);
  });

  test('a joiner inside of a Bengali word stays', async () => {
    const firstName = 'র\u200d্যাব';
    expect(await register({ firstName })).toMatchObject({ firstName });
  });

  test('of those who were stored before, the job works out how their names sound', async () => {
    // The jobs work through every hospital of their database.
    const alone = aTestSystem(await aDatabaseOfItsOwn(embeddedPostgres()));
    const own = await alone.aHospital();
    const writer = await own.as('receptionist');
    const someone = await writer.call(
      contract.registerPatient,
      aPatient({ firstName: "D'Costa", lastName: 'Jui' }),
    );
    await alone.system.database.inTenant(own.tenantId, 'write', (db) =>
      sql`update patient set name_key = null, search_text = ' d''costa jui p000001', sort_name = 'd''costa jui'
        where tenant_id = ${own.tenantId}::uuid`.execute(db),
    );
    const search = async (typed: string) =>
      (await writer.call(contract.listPatients, { search: typed })).rows;
    expect(await search('দিকস্টা জুঁই')).toEqual([]);
    await alone.system.runMinuteJobs();
    for (const typed of ['dcosta', "D'costa", 'দিকস্টা জুঁই']) {
      expect((await search(typed)).map(({ id }) => id)).toEqual([someone.id]);
    }
  });
});
