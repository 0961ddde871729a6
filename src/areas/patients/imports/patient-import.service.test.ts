import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aPatient } from '../patients.fixture.ts';
import {
  countPatients,
  exportPatients,
  listPatients,
  registerPatient,
} from '../patients/patient.contract.ts';
import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';

let line = 1;

/** A row of a table about a person nobody else resembles. */
function aRow(fields: Record<string, string> = {}, rest: { externalId?: string; fingerprint?: string } = {}) {
  line += 1;
  return { line, ...rest, fields: { ...aPerson(), ...fields } };
}

function aPerson() {
  const { firstName, lastName, dateOfBirth, gender } = aPatient();
  return { firstName, lastName, dateOfBirth, gender };
}

describe.each(everyPostgres())('import of patients on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let clerk: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    clerk = await hospital.as('receptionist');
  });
  afterAll(() => opened.close());

  function count(caller: Caller) {
    return caller.call(countPatients, {});
  }

  test('a repeat adds nobody, whichever way the rows are known', async () => {
    const own = await (await opened.aHospital()).as('tenant_admin');
    const rows = [
      aRow({}, { externalId: 'A-1' }),
      aRow({ phone: '01711 000001' }),
      aRow({ status: 'inactive' }, { fingerprint: 'ab'.repeat(32) }),
    ];
    const first = await own.call(importList, patientsToSend(rows));
    expect(first).toMatchObject({ added: 3, present: 0, refused: [] });
    const again = await own.call(importList, patientsToSend(rows));
    expect(again).toMatchObject({ added: 0, present: 3, refused: [] });
    expect(await count(own)).toEqual({ total: 3, active: 2, deceased: 0, newToday: 3 });
  });

  test('a row is known again after other columns were chosen, and after another column changed', async () => {
    const row = aRow({}, { fingerprint: '01'.repeat(32) });
    await clerk.call(importList, patientsToSend([row]));
    const otherColumns = { ...row, fields: { ...row.fields, address: '1 New Road' } };
    const otherCells = { ...row, fingerprint: '02'.repeat(32) };
    const again = await clerk.call(importList, patientsToSend([otherColumns, otherCells]));
    expect(again).toMatchObject({ added: 0, present: 2, refused: [] });
  });

  test('two imports of one table at the same instant add each person once', async () => {
    const own = await (await opened.aHospital()).as('receptionist');
    const rows = Array.from({ length: 40 }, (_, index) => aRow({}, { externalId: `S-${index}` }));
    const answers = await Promise.all(
      [rows, rows.toReversed(), rows].map((part) =>
        own.call(importList, patientsToSend(part, { source: 'synthea' })),
      ),
    );
    expect(answers.reduce((sum, answer) => sum + answer.added, 0)).toBe(40);
    expect((await count(own)).total).toBe(40);
  });

  test('refused rows say why, field by field, and leave nothing of themselves', async () => {
    const own = await (await opened.aHospital()).as('tenant_admin');
    const bad = aRow({ dateOfBirth: '2999-01-01', phone: '12' }, { externalId: 'B-1' });
    const unborn = aRow({ dateOfBirth: '2999-01-01' });
    const nameless = aRow({ firstName: '  ', gender: 'unclear', bloodType: 'Z+' });
    const unstorable = aRow({ address: 'a\0b' });
    const good = aRow();
    const answer = await own.call(importList, patientsToSend([bad, unborn, nameless, unstorable, good]));
    expect(answer).toMatchObject({ added: 1, present: 0 });
    expect(answer.refused.map((row) => [row.line, Object.keys(row.fields).toSorted()])).toEqual([
      [bad.line, ['phone']],
      [unborn.line, ['dateOfBirth']],
      [nameless.line, ['bloodType', 'firstName', 'gender']],
      [unstorable.line, ['address']],
    ]);
    const page = await own.call(exportPatients, { status: 'all' });
    expect(page.rows).toMatchObject([{ patientNumber: 'P000001', lastName: good.fields.lastName }]);
    const corrected = { ...bad, fields: { ...bad.fields, dateOfBirth: '1999-01-01', phone: '' } };
    const retried = await own.call(importList, patientsToSend([corrected]));
    expect(retried).toMatchObject({ added: 1, present: 0, refused: [] });
  });

  test('who may not make patients inactive brings in no inactive ones', async () => {
    const inactive = aRow({ status: 'inactive' });
    const active = aRow();
    const answer = await clerk.call(importList, patientsToSend([inactive, active]));
    expect(answer).toMatchObject({
      added: 1,
      present: 0,
      refused: [{ line: inactive.line, fields: { status: { code: 'patient-import.statusForbidden' } } }],
    });
  });

  test('an id that belongs to somebody else is refused, not taken for the same person', async () => {
    const first = aRow({ dateOfBirth: '1970-01-01' }, { externalId: '17' });
    const stranger = aRow({ dateOfBirth: '1980-02-02' }, { externalId: '17' });
    const renamed = { ...first, fields: { ...first.fields, lastName: 'Married' } };
    const answer = await clerk.call(importList, patientsToSend([first, stranger, renamed]));
    expect(answer).toMatchObject({
      added: 1,
      present: 1,
      refused: [{ line: stranger.line, fields: { externalId: { code: 'patient-import.idOfAnother' } } }],
    });
  });

  test('records of this hospital in its own export are present, those of another are added once', async () => {
    const other = await (await opened.aHospital()).as('receptionist');
    const patient = await clerk.call(registerPatient, aPatient());
    const row = { line: 2, externalId: patient.id, fields: aPerson() };
    const batch = patientsToSend([row], { source: 'openward' });
    expect(await clerk.call(importList, batch)).toMatchObject({ added: 0, present: 1, refused: [] });
    expect(await other.call(importList, batch)).toMatchObject({ added: 1, present: 0, refused: [] });
    expect(await other.call(importList, batch)).toMatchObject({ added: 0, present: 1, refused: [] });
  });

  test('imported patients are numbered without a gap, found by search, and told of once in the audit trail', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('receptionist');
    const rows = Array.from({ length: 12 }, () => aRow());
    await someone.call(importList, patientsToSend(rows));
    const page = await someone.call(listPatients, { sort: 'registered' });
    expect(page.rows.map((row) => row.patientNumber).toSorted()).toEqual(
      rows.map((_, index) => `P${String(index + 1).padStart(6, '0')}`),
    );
    const found = await someone.call(listPatients, { search: rows[7]!.fields.lastName });
    expect(found.rows).toHaveLength(1);
    const trail = await opened.database.inTenant(own.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', own.tenantId)
        .select('new_values')
        .where('action', '=', 'IMPORT')
        .execute(),
    );
    expect(trail).toEqual([
      {
        new_values: {
          source: 'csv',
          added: 12,
          present: 0,
          refused: 0,
          numbers: ['P000001', 'P000012'],
        },
      },
    ]);
    expect(opened.announced).toContain(`${own.tenantId} patients`);
  });

  test('another hospital sees nothing of it and may bring in the same people', async () => {
    const neighbour = await (await opened.aHospital()).as('receptionist');
    const rows = [aRow({}, { externalId: 'N-1' })];
    await clerk.call(importList, patientsToSend(rows, { source: 'synthea' }));
    const unseen = await neighbour.call(listPatients, { search: rows[0]!.fields.lastName });
    expect(unseen.rows).toEqual([]);
    expect(await neighbour.call(importList, patientsToSend(rows, { source: 'synthea' }))).toMatchObject({
      added: 1,
    });
  });

  test('who may not write patients is refused, and nothing changes', async () => {
    const own = await opened.aHospital();
    const nurse = await own.as('nurse');
    await opened.database.inTenant(own.tenantId, 'write', (db) =>
      db
        .updateTable('role')
        .set({ permissions: ['patients.read'] })
        .where('tenant_id', '=', own.tenantId)
        .where('code', '=', 'receptionist')
        .execute(),
    );
    const reader = await own.as('receptionist');
    await expect(reader.call(importList, patientsToSend([aRow()]))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await count(nurse)).total).toBe(0);
  });

  test('a batch that fails half way leaves nothing behind and can be sent again', async () => {
    const own = await opened.aHospital();
    const clerkThere = await own.as('receptionist');
    await clerkThere.call(registerPatient, aPatient());
    const setNumber = (value: number) =>
      opened.database.inTenant(own.tenantId, 'write', (db) =>
        db
          .updateTable('tenant_counter')
          .set({ value })
          .where('tenant_id', '=', own.tenantId)
          .where('name', '=', 'patients.number')
          .execute(),
      );
    const batch = patientsToSend([aRow({}, { externalId: 'H-1' }), aRow()], { source: 'synthea' });
    await setNumber(0);
    await expect(clerkThere.call(importList, batch, 'half-way-key')).rejects.toThrow(
      'patient_tenant_id_patient_number_key',
    );
    expect(await count(clerkThere)).toMatchObject({ total: 1, active: 1 });
    await setNumber(1);
    expect(await clerkThere.call(importList, batch, 'half-way-key')).toMatchObject({ added: 2 });
    expect(await count(clerkThere)).toMatchObject({ total: 3, active: 3 });
  });
});
