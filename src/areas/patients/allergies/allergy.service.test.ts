import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import { readPatientHeading } from '#areas/patients/heading/patient-heading.contract.ts';
import { getPatient, registerPatient, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { readAllergies } from './allergy-reading.service.ts';
import * as contract from './allergy.contract.ts';

describe('allergies of a patient', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let nurse: Caller;
  let doctor: Caller;
  let admin: Caller;
  let reader: StaffMember;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    [nurse, doctor, admin] = await Promise.all([
      hospital.as('nurse'),
      hospital.as('doctor'),
      hospital.as('tenant_admin'),
    ]);
    reader = await aStaffMember(opened, hospital, ['emr.read']);
  });
  afterAll(() => opened.close());

  async function newPatient(part: Parameters<typeof aPatient>[0] = {}) {
    return (await admin.call(registerPatient, aPatient(part))).id;
  }

  function known(patientId: string) {
    const { tenantId } = hospital;
    return opened.database.inTenant(tenantId, 'read', (db) => readAllergies({ db, tenantId }, patientId));
  }

  test('nobody has asked, until somebody states that none are known or records one', async () => {
    const patientId = await newPatient();
    expect(await nurse.call(contract.listAllergies, { patientId })).toMatchObject({
      state: 'not-asked',
      rows: [],
    });
    expect((await known(patientId)).state).toBe('not-asked');
    const stated = await nurse.call(contract.stateNoKnownAllergies, { patientId });
    expect(stated).toMatchObject({ state: 'none-known', statedAt: opened.clock.now().toISOString() });
    expect(stated.statedByName).not.toBeNull();
    expect(await known(patientId)).toMatchObject({ state: 'none-known', statedAt: stated.statedAt });
  });

  test('a recorded allergy ends the statement that none are known, and stops another one', async () => {
    const patientId = await newPatient();
    await nurse.call(contract.stateNoKnownAllergies, { patientId });
    const input = { patientId, substance: 'Penicillin', ingredient: 'Penicillin G' };
    const recorded = await nurse.call(contract.recordAllergy, input);
    expect(recorded).toMatchObject({ state: 'recorded', statedByName: null, statedAt: null });
    expect(recorded.rows).toMatchObject([
      { substance: 'Penicillin', ingredient: 'penicillin g', status: 'active', certainty: 'suspected' },
    ]);
    const again = nurse.call(contract.stateNoKnownAllergies, { patientId });
    await expect(again).rejects.toMatchObject({ code: 'ALLERGIES_RECORDED' });
    expect(await known(patientId)).toMatchObject({
      state: 'recorded',
      rows: [{ substance: 'Penicillin', ingredient: 'penicillin g', severity: 'unknown' }],
    });
  });

  test('the database itself keeps a patient with an active allergy from having none known', async () => {
    const patientId = await newPatient();
    await nurse.call(contract.recordAllergy, { patientId, substance: 'Latex' });
    const { tenantId } = hospital;
    const write = opened.database.inTenant(tenantId, 'write', (db) =>
      db
        .updateTable('allergy_state')
        .set({ state: 'not-asked' })
        .where('tenant_id', '=', tenantId)
        .where('patient_id', '=', patientId)
        .execute(),
    );
    await expect(write).rejects.toThrow(/patient_allergy_state/);
  });

  test('a substance is recorded once, however it is written, and again after it was refuted', async () => {
    const patientId = await newPatient();
    const first = await nurse.call(contract.recordAllergy, { patientId, substance: 'Sulfa  drugs' });
    const again = () => doctor.call(contract.recordAllergy, { patientId, substance: ' SULFA drugs ' });
    await expect(again()).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { substance: { code: 'allergies.alreadyRecorded' } } },
    });
    const seen = { allergyId: first.rows[0]!.id, version: 1 };
    const reason = 'Took it in 2024 without a reaction';
    await doctor.call(contract.endAllergy, { ...seen, status: 'refuted', reason });
    const { rows } = await again();
    expect(rows.map(({ status }) => status)).toEqual(['active', 'refuted']);
  });

  test('what was entered in error stays with its reason, and nothing is known when it was the only one', async () => {
    const patientId = await newPatient();
    const { rows } = await nurse.call(contract.recordAllergy, { patientId, substance: 'Aspirin' });
    const allergyId = rows[0]!.id;
    const end = { allergyId, version: 1, status: 'entered-in-error' as const, reason: 'Another patient' };
    const ended = await nurse.call(contract.endAllergy, end);
    expect(ended).toMatchObject({ state: 'not-asked', rows: [{ statusReason: 'Another patient' }] });
    expect(await known(patientId)).toMatchObject({ state: 'not-asked', rows: [] });
    const late = nurse.call(contract.endAllergy, { ...end, version: 2 });
    await expect(late).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('more is said of an allergy later, by whoever has seen its latest version', async () => {
    const patientId = await newPatient();
    const { rows } = await nurse.call(contract.recordAllergy, { patientId, substance: 'Peanuts' });
    const allergyId = rows[0]!.id;
    const more = {
      allergyId,
      version: 1,
      reactionKind: 'anaphylaxis',
      severity: 'life-threatening',
    } as const;
    const updated = await doctor.call(contract.updateAllergy, { ...more, certainty: 'confirmed' });
    expect(updated.rows).toMatchObject([
      { severity: 'life-threatening', certainty: 'confirmed', version: 2 },
    ]);
    const stale = nurse.call(contract.updateAllergy, { ...more, certainty: 'suspected' });
    await expect(stale).rejects.toMatchObject({ code: 'STALE', facts: { current: { version: 2 } } });
    const future = doctor.call(contract.updateAllergy, {
      ...more,
      version: 2,
      certainty: 'confirmed',
      noticedOn: '2999-01-01',
    });
    await expect(future).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('a statement is taken back with a reason, and then nobody has asked', async () => {
    const patientId = await newPatient();
    const reason = 'Was not asked';
    const early = nurse.call(contract.withdrawNoKnownAllergies, { patientId, reason });
    await expect(early).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await nurse.call(contract.stateNoKnownAllergies, { patientId });
    const withdrawn = await nurse.call(contract.withdrawNoKnownAllergies, { patientId, reason });
    expect(withdrawn.state).toBe('not-asked');
  });

  test('what the registration writes is the list: each entry once, with who wrote it', async () => {
    const desk = await hospital.as('receptionist');
    const text = 'Penicillin (rash, swelling), dust\nNKDA; Dust';
    const { id: patientId, ...told } = await desk.call(registerPatient, aPatient({ allergies: text }));
    expect(told).toMatchObject({
      allergyStatus: 'listed',
      allergies: 'Penicillin (rash, swelling), dust',
    });
    const { state, rows } = await nurse.call(contract.listAllergies, { patientId });
    expect(state).toBe('recorded');
    expect(rows.map(({ substance, certainty, severity }) => [substance, certainty, severity])).toEqual(
      expect.arrayContaining([
        ['Penicillin (rash, swelling)', 'suspected', 'unknown'],
        ['dust', 'suspected', 'unknown'],
      ]),
    );
    expect(rows.every(({ recordedByName }) => recordedByName !== null)).toBe(true);
    const { alerts } = await nurse.call(readPatientHeading, { patientId });
    expect(alerts[0]).toMatchObject({ facts: { all: 'Penicillin (rash, swelling), dust' } });
  });

  test('none known at the registration is the statement itself, also in words', async () => {
    for (const part of [{ allergyStatus: 'none-known' as const }, { allergies: 'NKDA' }]) {
      const patientId = await newPatient(part);
      const stated = await nurse.call(contract.listAllergies, { patientId });
      expect(stated).toMatchObject({ state: 'none-known', rows: [] });
      expect(stated.statedByName).not.toBeNull();
      const read = await admin.call(getPatient, { patientId });
      expect(read).toMatchObject({ allergyStatus: 'none-known', allergies: null });
      await nurse.call(contract.recordAllergy, { patientId, substance: 'Latex' });
      const after = await admin.call(getPatient, { patientId });
      expect(after).toMatchObject({ allergyStatus: 'listed', allergies: 'Latex' });
    }
  });

  test('a change of the record adds to the list and ends nothing', async () => {
    const patientId = await newPatient({ allergies: 'Penicillin' });
    await nurse.call(contract.recordAllergy, { patientId, substance: 'Latex' });
    const change = (part: object, version: number) =>
      admin.call(updatePatient, { patientId, version, ...part });
    const added = await change({ allergies: 'penicillin; Egg' }, 1);
    expect(added).toMatchObject({ allergyStatus: 'listed', allergies: 'Penicillin, Latex, Egg' });
    await expect(change({ allergies: null }, 2)).rejects.toMatchObject({
      facts: { fields: { allergies: { code: 'patients.allergiesEnd' } } },
    });
    await expect(change({ allergyStatus: 'none-known' }, 2)).rejects.toMatchObject({
      facts: { fields: { allergies: { code: 'patients.allergiesDenied' } } },
    });
    expect((await known(patientId)).rows.map(({ substance }) => substance)).toEqual([
      ...['Penicillin', 'Latex', 'Egg'],
    ]);
  });

  test('an imported patient has the same list, and none known as its state', async () => {
    const row = (line: number, fields: Record<string, string>) => ({
      line,
      fields: {
        firstName: 'Imported',
        lastName: `No ${line}`,
        dateOfBirth: '1990-01-01',
        gender: 'female',
        ...fields,
      },
    });
    const rows = [
      row(1, { allergies: 'Aspirin, Sulfa' }),
      row(2, { allergyStatus: 'none-known' }),
      row(3, {}),
    ];
    expect(await admin.call(importList, patientsToSend(rows))).toMatchObject({ added: 3 });
    const ids = await opened.database.inTenant(hospital.tenantId, 'read', async (db) => {
      const found = db.selectFrom('patient').select(['id']).where('first_name', '=', 'Imported');
      return (await found.orderBy('patient_number').execute()).map(({ id }) => id);
    });
    const states = await Promise.all(ids.map(async (id) => (await known(id)).state));
    expect(states).toEqual(['recorded', 'none-known', 'not-asked']);
    const [first] = ids;
    expect((await known(first!)).rows.map(({ substance }) => substance)).toEqual(['Aspirin', 'Sulfa']);
  });

  test('two who record and state at once leave one truth', async () => {
    const patientId = await newPatient();
    const outcomes = await Promise.allSettled([
      nurse.call(contract.stateNoKnownAllergies, { patientId }),
      doctor.call(contract.recordAllergy, { patientId, substance: 'Iodine' }),
      doctor.call(contract.recordAllergy, { patientId, substance: 'iodine' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(3);
    const { state, rows } = await known(patientId);
    expect({ state, substances: rows.length }).toEqual({ state: 'recorded', substances: 1 });
  });

  test('who only reads records nothing, the desk reads nothing, another hospital finds nothing', async () => {
    const patientId = await newPatient();
    const record = { patientId, substance: 'Eggs' };
    await expect(reader.caller.call(contract.recordAllergy, record)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const desk = await hospital.as('receptionist');
    await expect(desk.call(contract.listAllergies, { patientId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { rows } = await nurse.call(contract.recordAllergy, record);
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const end = { allergyId: rows[0]!.id, version: 1, status: 'refuted' as const, reason: 'x' };
    const attempts = [
      stranger.call(contract.listAllergies, { patientId }),
      stranger.call(contract.recordAllergy, record),
      stranger.call(contract.endAllergy, end),
    ];
    await Promise.all(attempts.map((one) => expect(one).rejects.toMatchObject({ code: 'NOT_FOUND' })));
  });

  test('of a restricted patient nothing is read or recorded by who may not open the record', async () => {
    const patientId = await newPatient();
    await admin.call(restrictPatient, { patientId, version: 1 });
    const attempts = [
      nurse.call(contract.listAllergies, { patientId }),
      nurse.call(contract.recordAllergy, { patientId, substance: 'Eggs' }),
      nurse.call(contract.stateNoKnownAllergies, { patientId }),
    ];
    await Promise.all(
      attempts.map((one) => expect(one).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' })),
    );
    expect(await known(patientId)).toMatchObject({ state: 'not-asked', rows: [] });
  });
});
