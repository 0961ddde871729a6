import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutUnseenMarks } from '#kernel/text.ts';
import { patientCsvHeadings, patientCsvLines } from '../../patients/export/patient-csv.ts';
import {
  birthPrecisions,
  bloodTypes,
  genders,
  maritalStatuses,
  type Patient,
  patientStatuses,
} from '../../patients/patient.contract.ts';
import { inspectTable } from '#ui/tables/reading/table-inspection.ts';
import { readTable } from '#ui/tables/reading/table-source.ts';
import { askedOrders, planOf } from '#ui/tables/columns/import-plan.ts';
import { knownHeading, missingColumns } from '#ui/tables/columns/table-columns.ts';
import type { PlannedTable } from '#ui/tables/columns/table-reading.ts';
import { patientImportFields } from './import-fields.ts';
import { mapRecord, patientReading } from './import-plan.ts';
import { sourceOf } from './known-headings.ts';
import { type ImportRow, importFieldNames } from '../patient-import.contract.ts';
import { isRefused, judgeRow } from '../patient-import.rules.ts';

type Fields = ReturnType<typeof mapRecord>['fields'];

interface ReadFile {
  table: PlannedTable<string>;
  rows: { line: number; fields: Fields }[];
  source: string;
  notTaken: string[];
  /** What a person still has to say. */
  questions: string[];
}

async function rowsOf(text: string): Promise<ReadFile> {
  const bytes = new TextEncoder().encode(text);
  async function* source() {
    yield bytes;
  }
  const inspection = await inspectTable(source, { knows: isKnownHeading });
  const { header } = inspection;
  const plan = planOf<string>(patientImportFields, patientReading.guess(header));
  const table = { inspection, plan, writtenOn: '2026-03-02' };
  const rows: ReadFile['rows'] = [];
  for await (const part of readTable(source, inspection.shape)) {
    const below = part.records.filter(({ line }) => line > inspection.headingLine);
    rows.push(...below.map((record) => mapRecord(table, record)));
  }
  return {
    table,
    rows,
    source: sourceOf(header),
    notTaken: patientReading.notTaken(header, plan.chosen),
    questions: patientReading.isKnown(header)
      ? []
      : [
          ...missingColumns<string>(columns, plan.chosen),
          ...askedOrders(patientImportFields, inspection, plan),
        ],
  };
}

const columns = patientImportFields.map((field) => ({ ...field, label: field.name }));
const isKnownHeading = knownHeading(columns);

/** A mapped row as the server judges it. */
function judged({ line, fields: { externalId, ...fields } }: ReadFile['rows'][number], today: string) {
  const row = { line, ...(externalId !== undefined && { externalId }), fields } as ImportRow;
  return judgeRow(row, today);
}

describe('our own export', () => {
  const text = (max: number) =>
    fc
      .string({ unit: 'grapheme', maxLength: max })
      .map((typed) => typed.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim())
      .filter((typed) => typed.isWellFormed() && !/^'(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(typed));
  // What cannot be seen is taken out of names that are imported.
  const optionalName = text(20).map((typed) => withoutUnseenMarks(typed).trim());
  const name = optionalName.filter((typed) => typed !== '');
  const optional = text(40).map((typed) => typed || null);
  const phone = fc.constantFrom(null, '+880 1711 000001', '01711-000002', '(02) 555 0100');
  const anyFacts: fc.Arbitrary<Patient> = fc.record({
    id: fc.uuid({ version: 7 }),
    patientNumber: fc.constant('P000001'),
    firstName: name,
    lastName: name,
    email: fc.constantFrom(null, 'someone@mail.example'),
    phone,
    dateOfBirth: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    formerNames: optionalName.map((typed) => typed || null),
    birthPrecision: fc.constantFrom(...birthPrecisions),
    age: fc.constant(30),
    ageMonths: fc.constant(360),
    gender: fc.constantFrom(...genders),
    maritalStatus: fc.constantFrom(null, ...maritalStatuses),
    nationalId: fc.constantFrom(null, '1988 5512 3304'),
    passportNumber: fc.constantFrom(null, 'BX0123456'),
    birthCertificateNumber: fc.constantFrom(null, '19885512330412345'),
    allergyStatus: fc.constantFrom('not-asked' as const, 'none-known' as const),
    dateOfDeath: fc.constant(null),
    address: optional,
    emergencyContact: optionalName.map((typed) => typed || null),
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
  // A list of allergies was asked for, and a date of death goes with one status alone.
  const aRecord = anyFacts.map((facts): Patient => ({
    ...facts,
    allergyStatus: facts.allergies === null ? facts.allergyStatus : 'listed',
    dateOfDeath: facts.status === 'deceased' ? '2025-02-28' : null,
  }));

  test('an export of an earlier version is recognised as well', async () => {
    const { source, notTaken, rows } = await rowsOf(
      'Record ID,Patient Number,First Name,Last Name,Email,Phone,Date of Birth,Gender,Address,Emergency Contact,' +
        'Emergency Contact Relationship,Emergency Contact Phone,Blood Type,Allergies,Medical History,' +
        'Insurance Provider,Insurance Number,Status,Registered\n' +
        'id-1,P000001,Amina,Begum,,,1990-05-17,female,,,,,,none,,,,active,2026-01-05T09:30:00.000Z\n',
    );
    expect(source).toBe('openward');
    expect(notTaken).toEqual(['Patient Number', 'Registered']);
    expect(rows[0]?.fields).toMatchObject({
      firstName: 'Amina',
      dateOfBirth: '1990-05-17',
      allergies: 'none',
    });
  });

  test('is recognised and brings every field back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aRecord, { minLength: 1, maxLength: 4 }), async (patients) => {
        const { source, questions, rows } = await rowsOf(patientCsvHeadings() + patientCsvLines(patients));
        expect(source).toBe('openward');
        expect(questions).toEqual([]);
        expect(rows.map((row) => row.fields.externalId)).toEqual(patients.map((patient) => patient.id));
        const read = rows.map((row) => judged(row, '2026-01-05'));
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
  const header =
    'Id,BIRTHDATE,DEATHDATE,SSN,PASSPORT,PREFIX,FIRST,MIDDLE,LAST,MAIDEN,MARITAL,GENDER,ADDRESS,CITY,STATE,COUNTY,FIPS,ZIP';

  test('is recognised; names lose their digits, deaths and documents are taken, and the rest is named', async () => {
    const { source, questions, notTaken, rows } = await rowsOf(
      `${header}\nid-1,1996-02-24,,999-53-8325,X21351511X,Mrs.,Theda286,Shara355,Kirlin939,Kuhn96,M,F,595 Knoll,Quincy,Massachusetts,Norfolk,25021,02171\n` +
        `id-2,1930-01-02,2001-03-04,,,,María José12,,O'Hara99,,W,M,1 Way,Salem,Ohio,,,\n`,
    );
    expect([source, questions]).toEqual(['synthea', []]);
    expect(rows).toEqual([
      {
        line: 2,
        fields: {
          externalId: 'id-1',
          firstName: 'Theda Shara',
          lastName: 'Kirlin',
          formerNames: 'Kuhn',
          maritalStatus: 'married',
          nationalId: '999-53-8325',
          passportNumber: 'X21351511X',
          dateOfBirth: '1996-02-24',
          gender: 'female',
          address: '595 Knoll, Quincy, Massachusetts 02171',
        },
      },
      {
        line: 3,
        fields: {
          externalId: 'id-2',
          firstName: 'María José',
          lastName: "O'Hara",
          dateOfBirth: '1930-01-02',
          gender: 'male',
          address: '1 Way, Salem, Ohio',
          maritalStatus: 'widowed',
          dateOfDeath: '2001-03-04',
        },
      },
    ]);
    expect(notTaken).toEqual(['PREFIX', 'COUNTY', 'FIPS']);
  });
});

describe('any other table', () => {
  test('a year of birth alone is an estimated date, words for no allergies are a fact, and the rest is named', async () => {
    const { table, notTaken, rows } = await rowsOf(
      'First name,Last name,DOB,Sex,Allergies,NID,Marital status,Date of death,Shoe size\n' +
        'Abul,Kashem,1950,M,NKDA,১৯৫০ ২২৩৩,widower,31/12/2020,42\n' +
        'Rina,Das,25/12/1961,F,Penicillin,N/A,,,37\n' +
        'Mitu,Sen,2019-06,F,,,Single,,30\n',
    );
    expect(table.inspection.dateOrders[2]).toBe('DD/MM/YYYY');
    expect(rows.map(({ fields }) => fields)).toMatchObject([
      {
        dateOfBirth: '1950-07-01',
        birthPrecision: 'year',
        allergyStatus: 'none-known',
        maritalStatus: 'widowed',
        dateOfDeath: '2020-12-31',
      },
      { dateOfBirth: '1961-12-25', allergies: 'Penicillin', nationalId: '' },
      { dateOfBirth: '2019-06-15', birthPrecision: 'month', maritalStatus: 'single' },
    ]);
    expect(notTaken).toEqual(['Shoe size']);
    expect(rows.map((row) => judged(row, '2026-01-05')).filter(isRefused)).toEqual([]);
  });

  test('a status of a deceased without a date, a death before the birth and in the future are refused', () => {
    const outcome = (fields: ImportRow['fields']) => {
      const person = { firstName: 'A', lastName: 'B', dateOfBirth: '1950-01-01', gender: 'male' };
      const row = judgeRow({ line: 2, fields: { ...person, ...fields } }, '2026-01-05');
      return isRefused(row) ? Object.values(row.fields).map(({ code }) => code) : row.values.status;
    };
    expect(outcome({ status: 'deceased' })).toEqual(['patients.deathDateMissing']);
    expect(outcome({ dateOfDeath: '1949-12-31' })).toEqual(['patients.deathBeforeBirth']);
    expect(outcome({ dateOfDeath: '2026-01-06' })).toEqual(['patients.deathInFuture']);
    expect(outcome({ allergyStatus: 'none-known', allergies: 'Nuts' })).toEqual(['patients.allergiesDenied']);
    expect(outcome({ dateOfDeath: '2026-01-05', status: 'inactive' })).toBe('deceased');
  });

  test('columns are guessed by their headings, each once', async () => {
    const { table } = await rowsOf(
      'MRN,Patient First Name,SURNAME,Date_Of_Birth,Sex,Mobile No.,Next of kin,Blood Group,Favourite colour\n1,2,3,4,5,6,7,8,9\n',
    );
    expect(table.plan.chosen).toEqual({
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
    const { table, questions } = await rowsOf('colour,shape\nred,round\n');
    expect(table.plan.chosen).toEqual({});
    expect(questions).toEqual(['firstName', 'lastName', 'dateOfBirth', 'gender']);
  });

  test('a title above the headings, a whole name, an age and words of the country are read', async () => {
    const { table, questions, rows } = await rowsOf(
      'Padma Clinic\nPatients of 2026,,,\nনাম,বয়স,লিঙ্গ,মোবাইল\nMrs. Rahima Khatun,৪৫ বছর,মহিলা,01711 000001\n"Das, Ratan",3 months,1,\n',
    );
    expect(table.inspection.headingLine).toBe(3);
    expect(questions).toEqual([]);
    expect(rows.map(({ fields }) => fields)).toEqual([
      {
        firstName: 'Rahima',
        lastName: 'Khatun',
        gender: 'female',
        phone: '01711 000001',
        dateOfBirth: '1980-07-01',
        birthPrecision: 'year',
      },
      {
        firstName: 'Ratan',
        lastName: 'Das',
        gender: '1',
        dateOfBirth: '2025-11-15',
        birthPrecision: 'month',
      },
    ]);
    const record = { line: 5, cells: ['Das, Ratan', '3 months', '1', ''] };
    const plan = { ...table.plan, meanings: { gender: { 1: 'male' } } };
    expect(mapRecord({ ...table, plan }, record).fields.gender).toBe('male');
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
      expect((await rowsOf(table(...dates))).questions).toEqual(['dateOfBirth']);
    }
  });
});
