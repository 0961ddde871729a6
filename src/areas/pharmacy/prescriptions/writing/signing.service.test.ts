import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAuditEntry, listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { recordAllergy, stateNoKnownAllergies } from '#areas/patients/allergies/allergy.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { getUser, updateUser } from '#areas/people/users/user.contract.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import { aLine, aMedicine, aPharmacist, aPrescription } from '../../pharmacy.fixture.ts';
import * as drafts from '../drafts/prescription-draft.contract.ts';
import * as contract from '../prescription.contract.ts';
import { readWritingPatient } from './writing.contract.ts';

describe('signing a prescription', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let pharmacist: Caller;
  let amoxicillin: Medicine;
  let paracetamol: Medicine;

  beforeAll(async () => {
    hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
    neighbour = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    pharmacist = await aPharmacist(opened, hospital);
    amoxicillin = await aMedicine(admin, { name: 'Amoxira', genericName: 'Amoxicillin', isAntibiotic: true });
    paracetamol = await aMedicine(admin, { name: 'Paraxa', genericName: 'Paracetamol' });
  });
  afterAll(() => opened.close());

  async function someone(part: Parameters<typeof aPatient>[0] = {}) {
    return (await admin.call(registerPatient, aPatient({ isAnotherPerson: true, ...part }))).id;
  }

  async function aStay() {
    const { beds } = await aWardWithBeds(admin);
    const admission = await anAdmission(admin, { bedId: beds[0]!.id });
    return { admission, patientId: admission.patient.id };
  }

  async function someoneAllergicTo(substance: string) {
    const patientId = await someone();
    await doctor.call(recordAllergy, { patientId, substance });
    return patientId;
  }

  test('an order of a stay names its route; to take home it is the usual one, or that of the form in words', async () => {
    const { admission, patientId } = await aStay();
    const line = { ...aLine(paracetamol), route: null };
    const order = { patientId, admissionId: admission.id, lines: [line] };
    await expect(doctor.call(contract.signPrescription, order)).rejects.toMatchObject({
      facts: { fields: { 'lines.0.route': expect.anything() } },
    });
    const words = { ...line, medicineId: null };
    const home = (lines: (typeof words)[]) =>
      doctor.call(contract.signPrescription, { patientId, kind: 'outpatient', lines });
    const signed = await home([line as never, { ...words, name: 'Betnovate cream' }]);
    expect(signed.lines.map(({ route }) => route)).toEqual(['oral', 'topical']);
    await expect(home([{ ...words, name: 'Inj. Ceftron' }])).rejects.toMatchObject({
      facts: { fields: { 'lines.0.route': expect.anything() } },
    });
  });

  test('words that the list has stop until somebody says why, and what they name is compared with its limits', async () => {
    const patientId = await someone();
    await doctor.call(stateNoKnownAllergies, { patientId });
    await aMedicine(admin, {
      ...{ name: 'Limitol', genericName: 'Limitaline' },
      doseLimits: [
        {
          ...{ ingredientCode: 'limitaline', fromMonths: null, belowMonths: null, maxSingle: 100_000 },
          ...{ maxDaily: null, maxSinglePerKg: null, maxDailyPerKg: null },
        },
      ],
    });
    const line = { medicineId: null, name: 'Tab. Limitaline', dose: '200 mg', route: 'oral' as const };
    const asked = { patientId, lines: [{ ...line, frequency: 'BD', duration: '5d' }] };
    const refused = await doctor.call(contract.signPrescription, asked).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'SAFETY_STOP',
      facts: { findings: [{ code: 'nameInList' }, { code: 'aboveSingleDose' }] },
    });
    const { findings } = (refused as { facts: { findings: { key: string }[] } }).facts;
    const reasons = findings.map(({ key }) => ({ key, reason: 'Brought from abroad' }));
    const signed = await doctor.call(contract.signPrescription, { ...asked, reasons });
    expect(signed.findings.map(({ code }) => code)).toContain('ingredientsUnknown');
  });

  test('what the prescriber is registered under stands on what is signed, as it was on that day', async () => {
    const registered = await aStaffMember(opened, hospital, [
      'pharmacy.prescribe',
      'emr.read',
      'patients.read',
    ]);
    const { version } = await admin.call(getUser, { userId: registered.userId });
    const change = { userId: registered.userId, version, registrationNumber: 'BMDC A-12345' };
    expect(await admin.call(updateUser, change)).toMatchObject({ registrationNumber: 'BMDC A-12345' });
    const patientId = await someone();
    const signed = await registered.caller.call(contract.signPrescription, {
      patientId,
      lines: [aLine(paracetamol)],
    });
    expect(signed).toMatchObject({ prescriberRegistration: 'BMDC A-12345' });
  });

  test('what was written is signed with its quantity, code and days', async () => {
    const patientId = await someone();
    await doctor.call(stateNoKnownAllergies, { patientId });
    const signed = await doctor.call(contract.signPrescription, {
      patientId,
      diagnosis: 'Acute tonsillitis',
      advice: 'Gargle with salt water',
      lines: [
        aLine(amoxicillin, { dose: '500 mg', frequency: '১+১+১', duration: '৭ দিন', food: 'after' }),
        aLine(paracetamol, { frequency: 'sos', duration: '', quantity: 10 }),
        { medicineId: null, name: 'Warm gargle', dose: '', route: 'other', frequency: 'TDS', duration: '5d' },
      ],
    });
    expect(signed).toMatchObject({
      prescriptionNumber: expect.stringMatching(/^RX-\d{6}$/),
      verificationCode: expect.stringMatching(/^[A-Z0-9]{16}$/),
      kind: 'outpatient',
      status: 'signed',
      stopsPassed: 0,
      lines: [
        { name: 'Amoxira', frequency: '1+1+1', duration: '7d', quantity: 21, isQuantityTyped: false },
        { name: 'Paraxa', frequency: 'SOS', duration: '', quantity: 10, isQuantityTyped: true, endsOn: null },
        { name: 'Warm gargle', medicineId: null, quantity: null },
      ],
      findings: [{ severity: 'unchecked', code: 'ingredientsUnknown' }],
    });
    const [first] = signed.lines;
    expect(Date.parse(first!.endsOn!) - Date.parse(first!.startsOn)).toBe(6 * 86_400_000);
    expect(first!.events).toMatchObject([{ kind: 'start', reason: null }]);
    expect(await pharmacist.call(contract.getPrescription, { prescriptionId: signed.id })).toEqual(signed);
  });

  test('a stop needs a reason, which is stored and told to the pharmacist; without one nothing is stored', async () => {
    const patientId = await someoneAllergicTo('Penicillin');
    const input = { patientId, lines: [aLine(amoxicillin)] };
    const refused = doctor.call(contract.signPrescription, input);
    await expect(refused).rejects.toMatchObject({
      code: 'SAFETY_STOP',
      facts: { findings: [{ code: 'allergyClass', severity: 'stop', line: 0 }] },
    });
    expect((await doctor.call(contract.listPrescriptions, { patientId })).rows).toEqual([]);
    const { facts } = (await refused.catch((error: unknown) => error)) as {
      facts: { findings: { key: string }[] };
    };
    const reason = 'Took it twice since without harm';
    const signed = await doctor.call(contract.signPrescription, {
      ...input,
      reasons: [{ key: facts.findings[0]!.key, reason }],
    });
    expect(signed).toMatchObject({ stopsPassed: 1, findings: [{ code: 'allergyClass', reason }] });
    const told = await pharmacist.call(listNotifications, {});
    expect(told.rows).toContainEqual(
      expect.objectContaining({ link: `/dashboard/prescriptions/${signed.id}` }),
    );
  });

  test('a reason for something else passes no stop', async () => {
    const patientId = await someoneAllergicTo('Amoxicillin');
    const input = { patientId, lines: [aLine(amoxicillin)], reasons: [{ key: 'other', reason: 'Because' }] };
    await expect(doctor.call(contract.signPrescription, input)).rejects.toMatchObject({
      code: 'SAFETY_STOP',
    });
  });

  test('what the patient takes already counts, until its days are over or it is cancelled', async () => {
    const patientId = await someone();
    await doctor.call(stateNoKnownAllergies, { patientId });
    const first = await aPrescription(doctor, { patientId, lines: [aLine(paracetamol, { duration: '1m' })] });
    const again = await aPrescription(doctor, { patientId, lines: [aLine(paracetamol)] });
    expect(again.findings).toMatchObject([{ code: 'duplicateIngredient', severity: 'inform' }]);
    for (const { id, version } of [first, again]) {
      await doctor.call(contract.cancelPrescription, {
        prescriptionId: id,
        version,
        reason: 'Wrong patient',
      });
    }
    const after = await aPrescription(doctor, { patientId, lines: [aLine(paracetamol)] });
    expect(after.findings).toEqual([]);
  });

  test('of two who sign at once what stops together, the second is stopped', async () => {
    const [one, other] = await Promise.all(
      ['Atazanavir', 'Omeprazole'].map((genericName) =>
        aMedicine(admin, { name: `${genericName} Test`, genericName }),
      ),
    );
    for (let round = 0; round < 5; round += 1) {
      const patientId = await someone();
      await doctor.call(stateNoKnownAllergies, { patientId });
      const signed = await Promise.allSettled(
        [one!, other!].map((medicine) =>
          doctor.call(contract.signPrescription, { patientId, lines: [aLine(medicine)] }),
        ),
      );
      expect(signed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const stopped = signed.find(({ status }) => status === 'rejected');
      expect(stopped).toMatchObject({ reason: { code: 'SAFETY_STOP' } });
    }
  });

  test('what cannot be read is told at its field and nothing is written', async () => {
    const patientId = await someone();
    const lines = [
      aLine(paracetamol, { frequency: 'now and then', duration: '' }),
      aLine(paracetamol, { duration: 'ages' }),
      { ...aLine(paracetamol), medicineId: newId() },
      { ...aLine(paracetamol), medicineId: null, name: ' ' },
    ];
    await expect(doctor.call(contract.signPrescription, { patientId, lines })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: {
        fields: {
          'lines.0.frequency': { code: 'prescriptions.frequencyUnreadable' },
          'lines.1.duration': { code: 'prescriptions.durationUnreadable' },
          'lines.2.name': { code: 'prescriptions.medicineUnknown' },
          'lines.3.name': { code: 'prescriptions.nameMissing' },
        },
      },
    });
    expect((await doctor.call(contract.listPrescriptions, { patientId })).rows).toEqual([]);
  });

  test('a draft is one’s own, anything in it may be open, and signing takes it away', async () => {
    const patientId = await someone();
    const content = { lines: [aLine(paracetamol, { frequency: '1+' })], reasons: [] };
    const draft = await doctor.call(drafts.createDraft, { patientId, content });
    const other = (await aStaffMember(opened, hospital, ['pharmacy.prescribe', 'patients.read'])).caller;
    expect((await other.call(drafts.listDrafts, {})).rows).toEqual([]);
    const change = { draftId: draft.id, version: 1, content: { lines: [] } };
    await expect(other.call(drafts.updateDraft, change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await doctor.call(drafts.updateDraft, change)).version).toBe(2);
    await expect(doctor.call(drafts.updateDraft, change)).rejects.toMatchObject({ code: 'STALE' });
    await aPrescription(doctor, { patientId, draftId: draft.id, lines: [aLine(paracetamol)] });
    expect((await doctor.call(drafts.listDrafts, { patientId })).rows).toEqual([]);
  });

  test('a draft that is thrown away is known in the audit trail by its patient and how much it said', async () => {
    const patientId = await someone({ firstName: 'Salma', lastName: 'Begum' });
    const content = { lines: [aLine(paracetamol), aLine(amoxicillin)], reasons: [] };
    const { id: draftId } = await doctor.call(drafts.createDraft, { patientId, content });
    const other = (await aStaffMember(opened, hospital, ['pharmacy.prescribe', 'patients.read'])).caller;
    await expect(other.call(drafts.discardDraft, { draftId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await doctor.call(drafts.discardDraft, { draftId });
    const trail = { resource: 'prescription_drafts', resourceId: draftId, action: 'DELETE' };
    const [discarded] = (await admin.call(listAuditEntries, trail)).rows;
    const entry = await admin.call(getAuditEntry, { auditEntryId: discarded!.id });
    expect(entry.oldValues).toEqual({ patientId, admissionId: null, consultationId: null, lines: 2 });
    expect(entry.names[patientId]).toMatch(/^Salma Begum /);
  });

  test('the code on the paper leads to the prescription, in small letters and out of an address as well', async () => {
    const signed = await aPrescription(doctor, { patientId: await someone(), lines: [aLine(paracetamol)] });
    const address = `https://hospital.example/dashboard/prescriptions/check?code=${signed.verificationCode}`;
    for (const code of [signed.verificationCode.toLowerCase(), address.slice(-40)]) {
      const found = await pharmacist.call(contract.verifyPrescription, { code });
      expect(found.prescription?.prescriptionNumber).toBe(signed.prescriptionNumber);
    }
    const forged = await pharmacist.call(contract.verifyPrescription, { code: 'AAAABBBBCCCCDDDD' });
    expect(forged.prescription).toBeNull();
    const stranger = await aPharmacist(opened, neighbour);
    const elsewhere = await stranger.call(contract.verifyPrescription, { code: signed.verificationCode });
    expect(elsewhere.prescription).toBeNull();
  });

  test('the writer reads allergies, what is taken, and the last prescription to repeat', async () => {
    const patientId = await someoneAllergicTo('Ibuprofen');
    const { prescriptionNumber } = await aPrescription(doctor, {
      patientId,
      lines: [aLine(amoxicillin, { duration: '1m', quantity: 30 })],
    });
    const read = await doctor.call(readWritingPatient, { patientId });
    expect(read).toMatchObject({
      allergyState: 'recorded',
      allergies: [{ substance: 'Ibuprofen', isSevereSkin: false }],
      current: [{ name: 'Amoxira', ingredientCodes: ['amoxicillin'] }],
      last: {
        prescriptionNumber,
        lines: [{ medicineId: amoxicillin.id, quantity: 30 }],
        medicines: [{ id: amoxicillin.id }],
      },
    });
  });

  test('a restricted record is not prescribed on by who may not open it', async () => {
    const patientId = await someone();
    await admin.call(restrictPatient, { patientId, version: 1 });
    const input = { patientId, lines: [aLine(paracetamol)] };
    await expect(doctor.call(contract.signPrescription, input)).rejects.toMatchObject({
      code: 'RECORD_RESTRICTED',
    });
    const signed = await admin.call(contract.signPrescription, input);
    const seen = await doctor.call(contract.getPrescription, { prescriptionId: signed.id });
    expect(seen).toMatchObject({ lines: [], findings: [], diagnosis: null });
    const dispensed = await pharmacist.call(contract.getPrescription, { prescriptionId: signed.id });
    expect(dispensed.lines).toMatchObject([{ name: 'Paraxa' }]);
  });

  test('the dead, another hospital and the wrong role are refused', async () => {
    const dead = await someone({ dateOfDeath: '2025-01-01' });
    const lines = [aLine(paracetamol)];
    await expect(doctor.call(contract.signPrescription, { patientId: dead, lines })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { patientId: { code: 'prescriptions.patientDeceased' } } },
    });
    const patientId = await someone();
    const stranger = await neighbour.as('doctor');
    await expect(stranger.call(contract.signPrescription, { patientId, lines })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const caller of [pharmacist, await hospital.as('nurse'), await hospital.as('receptionist')]) {
      await expect(caller.call(contract.signPrescription, { patientId, lines })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });
});
