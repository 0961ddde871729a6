import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patientCsvHeadings, patientCsvLines } from '../../patients/export/patient-csv.ts';
import { bloodTypes, genders, type Patient, patientStatuses } from '../../patients/patient.contract.ts';
import { inspectCsv } from '../csv/csv-inspection.ts';
import { readCsv } from '../csv/csv-records.ts';
import { mapRecord, openQuestions, planImport } from './import-plan.ts';
import { type ImportRow, importFieldNames } from '../patient-import.contract.ts';
import { isRefused, judgeRow } from '../patient-import.rules.ts';

async function rowsOf(text: string): Promise<{ plan: ReturnType<typeof planImport>; rows: ImportRow[] }> {
  const bytes = new TextEncoder().encode(text);
  async function* source() {
    yield bytes;
  }
  const inspection = await inspectCsv(source, 'utf-8');
  const plan = planImport(inspection);
  const rows: ImportRow[] = [];
  for await (const part of readCsv(source, inspection.shape)) {
    rows.push(...part.records.filter(({ line }) => line > 1).map((record) => mapRecord(plan, record)));
  }
  return { plan, rows };
}

describe('our own export', () => {
  const text = (max: number) =>
    fc
      .string({ unit: 'grapheme', maxLength: max })
      .map((typed) => typed.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim())
      .filter((typed) => typed.isWellFormed() && !/^'(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(typed));
  const name = text(20).filter((typed) => typed !== '');
  const optional = text(40).map((typed) => typed || null);
  const phone = fc.constantFrom(null, '+880 1711 000001', '01711-000002', '(02) 555 0100');
  const aRecord: fc.Arbitrary<Patient> = fc.record({
    id: fc.uuid({ version: 7 }),
    patientNumber: fc.constant('P000001'),
    firstName: name,
    lastName: name,
    email: fc.constantFrom(null, 'someone@mail.example'),
    phone,
    dateOfBirth: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    age: fc.constant(30),
    gender: fc.constantFrom(...genders),
    address: optional,
    emergencyContact: optional,
    emergencyContactRelationship: optional,
    emergencyContactPhone: phone,
    bloodType: fc.constantFrom(null, ...bloodTypes),
    allergies: optional,
    medicalHistory: optional,
    insuranceProvider: optional,
    insuranceNumber: optional,
    status: fc.constantFrom(...patientStatuses),
    isRestricted: fc.constant(false),
    createdAt: fc.constant('2026-01-05T09:30:00.000Z'),
    updatedAt: fc.constant('2026-01-05T09:30:00.000Z'),
    version: fc.constant(1),
  });

  test('is recognised and brings every field back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aRecord, { minLength: 1, maxLength: 4 }), async (patients) => {
        const { plan, rows } = await rowsOf(patientCsvHeadings() + patientCsvLines(patients));
        expect(plan.source).toBe('openward');
        expect(openQuestions(plan)).toEqual([]);
        expect(rows.map((row) => row.externalId)).toEqual(patients.map((patient) => patient.id));
        const read = rows.map((row) => judgeRow(row, '2026-01-05'));
        expect(read.map((row) => (isRefused(row) ? row : row.values))).toEqual(
          patients.map((patient) =>
            Object.fromEntries(importFieldNames.map((field) => [field, patient[field]])),
          ),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe("Synthea's patients.csv", () => {
  const header = 'Id,BIRTHDATE,DEATHDATE,PREFIX,FIRST,MIDDLE,LAST,GENDER,ADDRESS,CITY,STATE,COUNTY,FIPS,ZIP';

  test('is recognised; names lose their digits, the dead are inactive', async () => {
    const { plan, rows } = await rowsOf(
      `${header}\nid-1,1996-02-24,,Mrs.,Theda286,Shara355,Kirlin939,F,595 Knoll,Quincy,Massachusetts,Norfolk,25021,02171\n` +
        `id-2,1930-01-02,2001-03-04,,María José12,,O'Hara99,M,1 Way,Salem,Ohio,,,\n`,
    );
    expect([plan.source, openQuestions(plan)]).toEqual(['synthea', []]);
    expect(rows).toEqual([
      {
        line: 2,
        externalId: 'id-1',
        fields: {
          firstName: 'Theda Shara',
          lastName: 'Kirlin',
          dateOfBirth: '1996-02-24',
          gender: 'female',
          address: '595 Knoll, Quincy, Massachusetts 02171',
          status: 'active',
        },
      },
      {
        line: 3,
        externalId: 'id-2',
        fields: {
          firstName: 'María José',
          lastName: "O'Hara",
          dateOfBirth: '1930-01-02',
          gender: 'male',
          address: '1 Way, Salem, Ohio',
          status: 'inactive',
        },
      },
    ]);
  });
});

describe('any other table', () => {
  test('columns are guessed by their headings, each once', async () => {
    const { plan } = await rowsOf(
      'MRN,Patient First Name,SURNAME,Date_Of_Birth,Sex,Mobile No.,Next of kin,Blood Group,Favourite colour\n1,2,3,4,5,6,7,8,9\n',
    );
    expect(plan.columns).toEqual({
      externalId: 0,
      firstName: 1,
      lastName: 2,
      dateOfBirth: 3,
      gender: 4,
      phone: 5,
      emergencyContact: 6,
      bloodType: 7,
    });
  });

  test('a heading nobody knows leaves required questions open', async () => {
    const { plan } = await rowsOf('colour,shape\nred,round\n');
    expect(plan.columns).toEqual({});
    expect(openQuestions(plan)).toEqual(['firstName', 'lastName', 'dateOfBirth', 'gender']);
  });

  test('words and blood types are read in the ways tables write them', async () => {
    const { rows } = await rowsOf(
      'First name,Last name,DOB,Sex,Blood group,Status\nA,B,1990-1-2,m,o pos,Active\nC,D,1990/11/22,FEMALE,unknown,INACTIVE\nE,F,5.6.90,?,C+,\n',
    );
    expect(rows.map((row) => row.fields)).toEqual([
      {
        firstName: 'A',
        lastName: 'B',
        dateOfBirth: '1990-01-02',
        gender: 'male',
        bloodType: 'O+',
        status: 'active',
      },
      {
        firstName: 'C',
        lastName: 'D',
        dateOfBirth: '1990-11-22',
        gender: 'female',
        bloodType: '',
        status: 'inactive',
      },
      { firstName: 'E', lastName: 'F', dateOfBirth: '5.6.90', gender: '?', bloodType: 'C+' },
    ]);
  });

  test('the order of day and month is taken from the whole column, and asked for when it cannot be', async () => {
    const table = (...dates: string[]) =>
      `First name,Last name,DOB,Sex\n${dates.map((date) => `A,B,${date},f\n`).join('')}`;
    const dayFirst = await rowsOf(table('01/02/1990', '25/02/1990'));
    expect(dayFirst.rows.map((row) => row.fields.dateOfBirth)).toEqual(['1990-02-01', '1990-02-25']);
    const monthFirst = await rowsOf(table('1/2/1990', '02/25/1990'));
    expect(monthFirst.rows.map((row) => row.fields.dateOfBirth)).toEqual(['1990-01-02', '1990-02-25']);
    for (const dates of [['01/02/1990'], ['25/02/1990', '02/25/1990']]) {
      expect(openQuestions((await rowsOf(table(...dates))).plan)).toEqual(['dateOrder']);
    }
  });
});
