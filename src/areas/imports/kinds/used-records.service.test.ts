import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import {
  createDiagnosis,
  listDiagnoses,
  updateDiagnosis,
} from '#areas/consultations/diagnoses/diagnosis.contract.ts';
import { stateNoKnownAllergies } from '#areas/patients/allergies/allergy.contract.ts';
import { countPatients, listPatients, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { countMedicines, listMedicines } from '#areas/pharmacy/medicines/medicine.contract.ts';
import { aReceipt } from '#areas/stock/stock.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { listToSend } from '../imports.fixture.ts';
import { checkList, importList, listImports, listKept, undoImport } from '../runs/import.contract.ts';

type Fields = Record<string, string>;

describe('what was imported and is used', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const rowsOf = (fields: readonly Fields[]) => fields.map((one, at) => ({ line: at + 2, fields: one }));
  const person = (firstName: string, more: Fields = {}) => ({
    ...{ firstName, lastName: 'Undone', dateOfBirth: '1980-05-01', gender: 'female' },
    ...more,
  });
  const everybody = async () => (await admin.call(listPatients, { search: 'undone' })).rows;

  test('a check of patients stores nobody, and takes no number', async () => {
    const own = await opened.aHospital();
    const clerk = await own.as('receptionist');
    const rows = rowsOf([
      person('Amina'),
      person('Amina'),
      person('', {}),
      person('Rina', { allergies: 'Nuts' }),
    ]);
    const run = newId();
    const expected = { added: 2, changed: 0, present: 1, refused: [{ line: 4 }] };
    expect(await clerk.call(checkList, listToSend('patients', rows, run))).toMatchObject(expected);
    expect(await clerk.call(countPatients, {})).toMatchObject({ total: 0, newToday: 0 });
    expect(await clerk.call(importList, listToSend('patients', rows, run))).toMatchObject(expected);
    const { rows: found } = await clerk.call(listPatients, {});
    expect(found.map(({ patientNumber }) => patientNumber).toSorted()).toEqual(['P000001', 'P000002']);
  });

  test('a patient with an appointment, an allergy or a correction stays and is named; the others go', async () => {
    const names = ['Booked', 'Asked', 'Corrected', 'Allergic', 'Unused'];
    const rows = rowsOf(names.map((name) => person(name, name === 'Allergic' ? { allergies: 'Dust' } : {})));
    const run = newId();
    const before = await admin.call(countPatients, {});
    await admin.call(importList, listToSend('patients', rows, run));
    opened.clock.advance(60_000);
    const found = new Map((await everybody()).map((patient) => [patient.firstName, patient]));
    await admin.call(bookAppointment, await aBooking(admin, { patientId: found.get('Booked')!.id }));
    await admin.call(stateNoKnownAllergies, { patientId: found.get('Asked')!.id });
    const corrected = { patientId: found.get('Corrected')!.id, version: 1, firstName: 'Right' };
    await admin.call(updatePatient, corrected);
    expect(await admin.call(undoImport, { importRunId: run })).toMatchObject({ undone: 2, kept: 3 });
    expect((await everybody()).map(({ firstName }) => firstName).toSorted()).toEqual([
      'Asked',
      'Booked',
      'Right',
    ]);
    const kept = (await admin.call(listKept, { importRunId: run })).rows.map(({ name }) => name);
    expect(kept).toEqual(
      ['Booked', 'Asked', 'Right'].map((name) =>
        expect.stringMatching(new RegExp(`^${name} Undone \\(P\\d+\\)$`)),
      ),
    );
    const after = await admin.call(countPatients, {});
    expect(after).toEqual({
      ...before,
      total: before.total + 3,
      active: before.active + 3,
      newToday: before.newToday + 3,
    });
    // Whoever was taken back can come again.
    const again = await admin.call(importList, listToSend('patients', rows));
    expect(again).toMatchObject({ added: 2, present: 3 });
  });

  test('who imported patients takes them back; others need the right to delete patients', async () => {
    const own = await opened.aHospital();
    const [clerk, doctor] = [await own.as('receptionist'), await own.as('doctor')];
    const run = newId();
    await clerk.call(importList, listToSend('patients', rowsOf([person('Mine')]), run));
    const seen = await doctor.call(listImports, { list: 'patients' });
    expect(seen.rows).toMatchObject([{ mayUndo: false }]);
    await expect(doctor.call(undoImport, { importRunId: run })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await clerk.call(undoImport, { importRunId: run })).toMatchObject({ undone: 1, kept: 0 });
    expect(await clerk.call(countPatients, {})).toMatchObject({ total: 0, active: 0, newToday: 0 });
  });

  test('no patient can be deleted whose import is not being undone', async () => {
    await admin.call(importList, listToSend('patients', rowsOf([person('Protected')])));
    const attempt = opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      db.deleteFrom('patient_identifier').where('tenant_id', '=', hospital.tenantId).execute(),
    );
    await expect(attempt).rejects.toThrow('patient_stays');
  });

  test('a medicine with a lot stays with its item and is named; one without goes with it', async () => {
    const medicine = {
      genericName: 'Paracetamol',
      dosageForm: 'Tablet',
      category: 'Pain',
      price: '2',
      twins: 'add',
    };
    const rows = rowsOf([
      { ...medicine, name: 'Undol', strength: '500 mg' },
      { ...medicine, name: 'Lotol', strength: '250 mg' },
    ]);
    const run = newId();
    const before = await admin.call(countMedicines, {});
    expect(await admin.call(importList, listToSend('medicines', rows, run))).toMatchObject({ added: 2 });
    const { rows: found } = await admin.call(listMedicines, { search: 'lotol' });
    await aReceipt(admin, found[0]!.id);
    expect(await admin.call(undoImport, { importRunId: run })).toMatchObject({ undone: 1, kept: 1 });
    expect((await admin.call(listKept, { importRunId: run })).rows).toMatchObject([{ name: 'Lotol' }]);
    expect((await admin.call(listMedicines, { search: 'undol' })).rows).toEqual([]);
    const after = await admin.call(countMedicines, {});
    expect(after.totalMedications).toBe(before.totalMedications + 1);
  });

  test('a diagnosis gets its former title and state back; one that was added goes', async () => {
    const made = await admin.call(createDiagnosis, { code: 'U1', title: 'Before' });
    await admin.call(updateDiagnosis, { diagnosisId: made.id, version: 1, code: 'U1', status: 'inactive' });
    const run = newId();
    const rows = rowsOf([
      { code: 'u-1', title: 'Undone after' },
      { code: 'U2', title: 'Undone new' },
    ]);
    expect(await admin.call(importList, listToSend('diagnoses', rows, run))).toMatchObject({
      added: 1,
      changed: 1,
    });
    const all = async () =>
      (await admin.call(listDiagnoses, { status: 'all' })).rows.map(({ code, title, status }) => [
        code,
        title,
        status,
      ]);
    expect(await all()).toEqual([
      ['u-1', 'Undone after', 'active'],
      ['U2', 'Undone new', 'active'],
    ]);
    expect(await admin.call(undoImport, { importRunId: run })).toMatchObject({ undone: 2, kept: 0 });
    expect(await all()).toEqual([['U1', 'Before', 'inactive']]);
    const trail = await admin.call(listAuditEntries, { resource: 'diagnoses', action: 'DELETE' });
    expect(trail.rows.map(({ recordName }) => recordName)).toEqual(['Undone new']);
  });
});
