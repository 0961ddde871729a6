import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPatient } from '../patients.fixture.ts';
import * as restriction from '../restrictions/restriction.contract.ts';
import * as contract from './patient.contract.ts';

describe.each(everyPostgres())('the facts of a patient on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let clerk: Caller;
  let admin: Caller;

  beforeAll(async () => {
    opened.clock.set('2026-11-22T10:00:00Z');
    hospital = await opened.aHospital();
    [clerk, admin] = await Promise.all([hospital.as('receptionist'), hospital.as('tenant_admin')]);
  });
  afterAll(() => opened.close());

  const register = (part: Parameters<typeof aPatient>[0]) =>
    clerk.call(contract.registerPatient, aPatient(part));
  const update = (patient: contract.Patient, part: object) =>
    clerk.call(contract.updatePatient, { patientId: patient.id, version: patient.version, ...part });

  test('a death ends the years, changes status and counters, and can be taken back', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('receptionist');
    const count = () => someone.call(contract.countPatients, {});
    const living = await someone.call(contract.registerPatient, aPatient({ dateOfBirth: '1955-03-07' }));
    expect(living).toMatchObject({ age: 71, status: 'active' });
    const dead = await someone.call(contract.updatePatient, {
      patientId: living.id,
      version: 1,
      dateOfDeath: '2020-03-06',
    });
    expect(dead).toMatchObject({ status: 'deceased', dateOfDeath: '2020-03-06', age: 64, ageMonths: 779 });
    expect(await count()).toEqual({ total: 1, active: 0, deceased: 1, newToday: 1 });
    const listed = async (status: 'active' | 'deceased' | 'all') =>
      (await someone.call(contract.listPatients, { status })).rows.map(({ age }) => age);
    expect(await Promise.all([listed('active'), listed('deceased'), listed('all')])).toEqual([
      [],
      [64],
      [64],
    ]);
    const alive = await someone.call(contract.updatePatient, {
      patientId: living.id,
      version: 2,
      dateOfDeath: null,
    });
    expect(alive).toMatchObject({ status: 'active', dateOfDeath: null, age: 71 });
    expect(await count()).toEqual({ total: 1, active: 1, deceased: 0, newToday: 1 });
  });

  test('a death in the future or before the birth is refused at its field, and nothing is written', async () => {
    const patient = await register({ dateOfBirth: '1990-05-17' });
    const future = { dateOfDeath: { code: 'patients.deathInFuture' } };
    await expect(update(patient, { dateOfDeath: '2026-11-23' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: future },
    });
    await expect(update(patient, { dateOfDeath: '1990-05-16' })).rejects.toMatchObject({
      facts: { fields: { dateOfDeath: { code: 'patients.deathBeforeBirth' } } },
    });
    await expect(register({ dateOfDeath: '2026-11-23' })).rejects.toMatchObject({
      facts: { fields: future },
    });
    expect(await clerk.call(contract.getPatient, { patientId: patient.id })).toEqual(patient);
    expect(await update(patient, { dateOfDeath: '2026-11-22' })).toMatchObject({ status: 'deceased' });
  });

  test('a deceased patient is neither hidden nor reactivated, and no status is chosen for them', async () => {
    const patient = await register({ dateOfDeath: '2026-11-01' });
    expect(patient.status).toBe('deceased');
    const seen = { patientId: patient.id, version: 1 };
    await expect(admin.call(contract.deactivatePatient, seen)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(admin.call(contract.reactivatePatient, seen)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(admin.call(contract.updatePatient, { ...seen, status: 'inactive' })).rejects.toMatchObject({
      facts: { fields: { status: { code: 'patients.statusOfDeceased' } } },
    });
  });

  test('a hidden record is not brought back by way of a death, except by those who may delete', async () => {
    const patient = await register({});
    const hidden = await admin.call(contract.deactivatePatient, { patientId: patient.id, version: 1 });
    await expect(update(hidden, { dateOfDeath: '2026-11-01' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const dead = await admin.call(contract.updatePatient, {
      patientId: patient.id,
      version: 2,
      dateOfDeath: '2026-11-01',
    });
    expect(dead.status).toBe('deceased');
  });

  test('the audit trail says when somebody died, as a change and not as a deletion', async () => {
    const patient = await register({});
    await update(patient, { dateOfDeath: '2026-11-01' });
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', patient.id)
        .orderBy('id')
        .execute(),
    );
    expect(entries.at(-1)).toMatchObject({
      action: 'UPDATE',
      new_values: { status: 'deceased', dateOfDeath: '2026-11-01' },
    });
  });

  test('an estimated birth stays marked until an exact one takes its place', async () => {
    const patient = await register({ dateOfBirth: '1991-05-22', birthPrecision: 'year' });
    expect(patient).toMatchObject({ age: 35, birthPrecision: 'year' });
    expect(await update(patient, { address: '1 New Road' })).toMatchObject({ birthPrecision: 'year' });
    const exact = await update({ ...patient, version: 2 }, { dateOfBirth: '1991-03-07' });
    expect(exact).toMatchObject({ dateOfBirth: '1991-03-07', birthPrecision: 'day' });
    const [row] = (await clerk.call(contract.listPatients, { search: patient.patientNumber })).rows;
    expect(row).toMatchObject({ birthPrecision: 'day', age: 35 });
  });

  test('the same name with an estimated birth within two years is a likely duplicate, an exact one is not', async () => {
    const first = await register({ dateOfBirth: '1991-05-22', birthPrecision: 'year' });
    const { firstName, lastName } = first;
    const again = (part: object) => register({ firstName, lastName, ...part });
    const duplicate = { code: 'PATIENT_DUPLICATE', facts: { candidates: [{ id: first.id }] } };
    await expect(again({ dateOfBirth: '1992-12-31' })).rejects.toMatchObject(duplicate);
    const other = await again({ dateOfBirth: '1994-12-31' });
    await expect(again({ dateOfBirth: '1995-01-01', birthPrecision: 'month' })).rejects.toMatchObject({
      code: 'PATIENT_DUPLICATE',
      facts: { candidates: [{ id: other.id }] },
    });
    expect((await again({ dateOfBirth: '1995-01-02' })).birthPrecision).toBe('day');
  });

  test('a document finds its bearer by its whole number, however it is written, and knows a duplicate', async () => {
    const patient = await register({
      nationalId: '১৯৮৮ ৫৫১২-৩৩০৪',
      passportNumber: 'bx 0123456',
      birthCertificateNumber: '19885512330412345',
      formerNames: 'Sarkar-Unmarried',
    });
    expect(patient).toMatchObject({ nationalId: '1988 5512-3304', passportNumber: 'bx 0123456' });
    const found = async (search: string) =>
      (await clerk.call(contract.listPatients, { search })).rows.map(({ id }) => id);
    for (const search of [
      '198855123304',
      '1988-5512-3304',
      '১৯৮৮৫৫১২৩৩০৪',
      'BX0123456',
      '19885512330412345',
    ]) {
      expect({ search, ids: await found(search) }).toEqual({ search, ids: [patient.id] });
    }
    expect(await found('sarkar-unm')).toEqual([patient.id]);
    expect(await found('19885512330')).toEqual([]);
    await expect(register({ passportNumber: 'BX-0123456' })).rejects.toMatchObject({
      code: 'PATIENT_DUPLICATE',
      facts: { candidates: [{ id: patient.id }] },
    });
    await expect(register({ nationalId: 'none' })).rejects.toMatchObject({
      facts: { fields: { nationalId: { code: 'patients.notADocument' } } },
    });
    const neighbour = await (await opened.aHospital()).as('receptionist');
    expect((await neighbour.call(contract.listPatients, { search: 'BX0123456' })).rows).toEqual([]);
  });

  test('documents and former names lead nobody to a restricted patient', async () => {
    const patient = await register({ nationalId: '5544 3322 1100', formerNames: 'Hiddenbefore' });
    await admin.call(restriction.restrictPatient, { patientId: patient.id, version: 1, reason: null });
    for (const search of ['554433221100', 'hiddenbefore']) {
      expect((await clerk.call(contract.listPatients, { search })).rows).toEqual([]);
    }
    const [row] = (await clerk.call(contract.listPatients, { search: patient.patientNumber })).rows;
    expect(row).toMatchObject({ id: patient.id, birthPrecision: null, ageMonths: null, dateOfDeath: null });
  });

  test('nobody is without allergies unless somebody says so', async () => {
    const patient = await register({});
    expect(patient).toMatchObject({ allergyStatus: 'not-asked', allergies: null });
    const none = await update(patient, { allergyStatus: 'none-known' });
    expect(none.allergyStatus).toBe('none-known');
    await expect(update(none, { allergyStatus: 'listed' })).rejects.toMatchObject({
      facts: { fields: { allergies: { code: 'patients.allergiesMissing' } } },
    });
    const listed = await update(none, { allergies: 'Penicillin' });
    expect(listed).toMatchObject({ allergyStatus: 'listed', allergies: 'Penicillin' });
    await expect(update(listed, { allergyStatus: 'none-known' })).rejects.toMatchObject({
      facts: { fields: { allergies: { code: 'patients.allergiesDenied' } } },
    });
    await expect(update(listed, { allergies: null })).rejects.toMatchObject({
      facts: { fields: { allergies: { code: 'patients.allergiesEnd' } } },
    });
  });
});
