import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { getDischarge, takeBackDischargeStage } from '#areas/inpatient/discharge/discharge.contract.ts';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { handOut, listQueue } from '../../dispensing/dispensing.contract.ts';
import { aLine, aMedicine, aPrescription } from '../../pharmacy.fixture.ts';
import { setLineState } from '../orders/line-order.contract.ts';
import { listPrescriptions } from '../prescription.contract.ts';
import type { WrittenLine } from '../prescription-line.contract.ts';
import { dischargeWithMedicines, readDischargeMedicines } from './discharge-medicines.contract.ts';

describe('medicines of a discharge', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let pharmacist: Caller;

  beforeAll(async () => {
    opened.clock.set('2026-03-10T10:00:00.000Z');
    hospital = await opened.aHospital({ timeZone: 'UTC' });
    admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    const rights = ['pharmacy.read', 'pharmacy.dispense'] as const;
    ({ caller: pharmacist } = await aStaffMember(opened, hospital, [...rights]));
  });
  afterAll(() => opened.close());

  let made = 0;
  const medicineOf = (word: string) => {
    made += 1;
    return aMedicine(admin, { name: `${word}${made}`, genericName: `${word}${made}` });
  };

  /** A stay with three orders that run and one that was given once. */
  async function aStay() {
    const { beds } = await aWardWithBeds(admin);
    const { id: admissionId, patient } = await anAdmission(admin, { bedId: beds[0]!.id });
    const medicines = [await medicineOf('Kept'), await medicineOf('Changed'), await medicineOf('Ended')];
    const once = await medicineOf('Once');
    const order = await aPrescription(doctor, {
      patientId: patient.id,
      admissionId,
      lines: [
        ...medicines.map((medicine) => aLine(medicine, { frequency: 'BD', duration: '5d' })),
        aLine(once, { frequency: 'STAT', duration: '' }),
      ],
    });
    const [kept, changed, ended] = order.lines;
    const written = (line: (typeof order.lines)[number], part: Partial<WrittenLine> = {}) => ({
      ...{ medicineId: line.medicineId, name: line.name, dose: line.dose, route: line.route },
      ...{ frequency: line.frequency, duration: '7d', ...part },
    });
    const changing = {
      ...{ ...named(changed!), choice: 'change' as const, reason: 'Less is enough at home' },
      line: written(changed!, { frequency: 'OD' }),
    };
    const running = [
      { ...named(kept!), choice: 'continue' as const, line: written(kept!) },
      changing,
      { ...named(ended!), choice: 'stop' as const, reason: 'Fever is gone' },
    ];
    return { admissionId, patientId: patient.id, running, changing, kept: kept! };
  }
  const named = ({ id: lineId, version }: { id: string; version: number }) => ({ lineId, version });
  const home = {
    version: 0,
    disposition: 'home' as const,
    summary: 'Fever gone.',
    diagnoses: ['Dengue fever'],
  };
  const ofStay = async (admissionId: string) =>
    (await doctor.call(listPrescriptions, { admissionId })).rows.filter(({ kind }) => kind === 'outpatient');

  test('one signature decides on each running order: the summary names them, the pharmacy gets what goes home', async () => {
    const { admissionId, running } = await aStay();
    const { lines } = await doctor.call(readDischargeMedicines, { admissionId });
    expect(lines.map(({ isOnce }) => isOnce)).toEqual([false, false, false, true]);
    const extra = await medicineOf('Extra');
    const { decision, stages } = await doctor.call(dischargeWithMedicines, {
      ...{ ...home, admissionId, running, added: [aLine(extra, { frequency: 'OD', duration: '3d' })] },
    });
    expect(decision!.medicines.map(({ fate, reason }) => [fate, reason])).toEqual([
      ['continued', null],
      ['changed', 'Less is enough at home'],
      ['new', null],
      ['stopped', 'Fever is gone'],
    ]);
    expect(decision!.medicines[1]).toMatchObject({
      instructions: 'OD · 7d',
      was: expect.stringMatching(/BD$/),
    });
    const [takeHome, ...more] = await ofStay(admissionId);
    expect(more).toEqual([]);
    expect(takeHome).toMatchObject({ admissionId: null, dischargedFrom: admissionId, status: 'signed' });
    expect(takeHome!.medicines).toHaveLength(3);
    const { rows } = await pharmacist.call(listQueue, {});
    expect(rows.find(({ id }) => id === takeHome!.id)).toMatchObject({ dischargedFrom: admissionId });
    // Nothing of the ward is left undecided.
    const codes = stages.flatMap(({ blockers }) => blockers.map(({ code }) => code));
    expect(codes).toContain('pharmacy.undispensedAtDischarge');
    expect(codes).not.toContain('pharmacy.takeHomeUndecided');
  });

  test('an order that was left out, changed meanwhile or decided on without a reason writes nothing', async () => {
    const { admissionId, running, changing, kept } = await aStay();
    const decide = (lines: unknown[]) =>
      doctor.call(dischargeWithMedicines, { ...home, admissionId, running: lines as never });
    const at = (field: string, code: string) => ({
      code: 'INVALID_INPUT',
      facts: { fields: { [field]: { code: `prescriptions.${code}` } } },
    });
    await expect(decide(running.slice(1))).rejects.toMatchObject(at('running', 'ordersChanged'));
    await expect(decide([...running, running[0]])).rejects.toMatchObject(at('running', 'ordersChanged'));
    await expect(decide([running[0], running[1], { ...running[2], reason: '' }])).rejects.toMatchObject(
      at('running.2.reason', 'fateUnreasoned'),
    );
    const unreadable = { ...changing, line: { ...changing.line, frequency: 'often' } };
    await expect(decide([running[0], unreadable, running[2]])).rejects.toMatchObject(
      at('running.1.line.frequency', 'frequencyUnreadable'),
    );
    const held = { ...named(kept), state: 'held' as const, reason: 'Sick' };
    await doctor.call(setLineState, held);
    await expect(decide(running)).rejects.toMatchObject(at('running', 'ordersChanged'));
    expect(await ofStay(admissionId)).toEqual([]);
    expect((await doctor.call(getDischarge, { admissionId })).decision).toBeNull();
  });

  test('what goes home is checked as any prescription is, and a stop passes with a reason alone', async () => {
    const { admissionId, patientId, running } = await aStay();
    await admin.call(recordAllergy, { patientId, substance: 'Penicillin', ingredient: 'penicillin' });
    const added = [aLine(await aMedicine(admin, { name: 'Amoxhome', genericName: 'Amoxicillin' }))];
    const call = { ...home, admissionId, running, added };
    const refused = await doctor.call(dischargeWithMedicines, call).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'SAFETY_STOP' });
    expect(await ofStay(admissionId)).toEqual([]);
    expect((await doctor.call(getDischarge, { admissionId })).decision).toBeNull();
    const { findings } = (refused as { facts: { findings: { key: string }[] } }).facts;
    const reasons = findings.map(({ key }) => ({ key, reason: 'Taken before without a reaction' }));
    await doctor.call(dischargeWithMedicines, { ...call, reasons });
    expect((await ofStay(admissionId))[0]).toMatchObject({ stopsPassed: findings.length });
  });

  test('decided again, what the first decision signed is cancelled, and nobody hands it out before', async () => {
    const { admissionId, running } = await aStay();
    await doctor.call(dischargeWithMedicines, { ...home, admissionId, running });
    const back = { admissionId, stage: 'clinical' as const, version: 1, reason: 'Fever again' };
    await doctor.call(takeBackDischargeStage, back);
    const [signed] = await ofStay(admissionId);
    const { id: prescriptionId, version } = signed!;
    const lines = [{ lineId: newId(), quantity: 1 }];
    await expect(pharmacist.call(handOut, { prescriptionId, version, lines })).rejects.toMatchObject({
      code: 'DISCHARGE_TAKEN_BACK',
    });
    await doctor.call(dischargeWithMedicines, { ...home, version: 2, admissionId, running });
    expect((await ofStay(admissionId)).map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'signed',
    ]);
  });

  test('of who died nothing goes home; all stopped, nothing is signed', async () => {
    const { admissionId, running } = await aStay();
    const died = {
      ...{ disposition: 'died' as const, diedAt: opened.clock.now().toISOString(), causeOfDeath: 'Shock' },
      ...{ ...home, admissionId },
    };
    await expect(
      doctor.call(dischargeWithMedicines, { ...died, disposition: 'died', running }),
    ).rejects.toMatchObject({ facts: { fields: { running: { code: 'prescriptions.nothingGoesHome' } } } });
    const ended = running.map(({ lineId, version }) => {
      return { lineId, version, choice: 'stop' as const, reason: 'Well again' };
    });
    const { decision } = await doctor.call(dischargeWithMedicines, { ...home, admissionId, running: ended });
    expect(decision!.medicines.map(({ fate }) => fate)).toEqual(['stopped', 'stopped', 'stopped']);
    expect(await ofStay(admissionId)).toEqual([]);
  });

  test('it takes both rights, and a restricted record stays closed', async () => {
    const { admissionId, patientId, running } = await aStay();
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(readDischargeMedicines, { admissionId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(nurse.call(dischargeWithMedicines, { ...home, admissionId, running })).rejects.toMatchObject(
      { code: 'FORBIDDEN' },
    );
    await admin.call(restrictPatient, { patientId, version: 1 });
    await expect(doctor.call(readDischargeMedicines, { admissionId })).rejects.toMatchObject({
      code: 'RECORD_RESTRICTED',
    });
    await expect(
      doctor.call(dischargeWithMedicines, { ...home, admissionId, running }),
    ).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
  });
});
