import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aBookedCase } from '../surgery.fixture.ts';
import { tickRequired } from '../theatre-papers.fixture.ts';
import type { EntryFacts } from './content/anesthesia-entry.contract.ts';
import * as contract from './anesthesia.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

const minuteMs = 60_000;
const awake = {
  kind: 'recovery',
  activity: 'four_limbs',
  breathing: 'deep',
  consciousness: 'awake',
  circulation: 'under_20',
  saturation: 'needs_oxygen',
} as const;
const drowsy = { ...awake, consciousness: 'on_call' } as const;

async function planned(content: Partial<Parameters<typeof create>[1]> = {}) {
  const { id: caseId } = await aBookedCase(admin);
  await tickRequired(admin, caseId, ['sign_in']);
  return create(caseId, { anesthesiaType: 'general', ...content });
}
function create(
  caseId: string,
  content: { anesthesiaType: 'general' | 'local'; complications?: string; asaClassification?: 'III' },
) {
  return admin.call(contract.createAnesthesia, { caseId, ...content });
}
async function begun(content: Parameters<typeof planned>[0] = {}) {
  const { id: anesthesiaId } = await planned(content);
  return admin.call(contract.startAnesthesia, { anesthesiaId, version: 1 });
}
const add = (anesthesiaId: string, facts: EntryFacts, at?: string) =>
  admin.call(contract.addAnesthesiaEntry, { anesthesiaId, facts, ...(at !== undefined && { at }) });

describe('an anesthesia record', () => {
  test('is planned, one of a case, with the allergies of the patient carried over', async () => {
    const { id: caseId, patient } = await aBookedCase(admin);
    await admin.call(recordAllergy, {
      patientId: patient.id,
      substance: 'Penicillin',
      reactionKind: 'rash',
      severity: 'severe',
      certainty: 'confirmed',
    });
    const record = await create(caseId, { anesthesiaType: 'general', asaClassification: 'III' });
    expect(record).toMatchObject({
      status: 'planned',
      asaClassification: 'III',
      knownAllergies: [expect.stringContaining('Penicillin')],
      durationMinutes: null,
      entries: [],
    });
    await expect(create(caseId, { anesthesiaType: 'local' })).rejects.toMatchObject({
      code: 'ANESTHESIA_EXISTS',
    });
  });

  test('takes entries once it has begun, none of them before the start or in the future', async () => {
    const { id } = await planned();
    const beat = { kind: 'vitals', heartRate: 72 } as const;
    await expect(add(id, beat)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const { startTime } = await admin.call(contract.startAnesthesia, { anesthesiaId: id, version: 1 });
    const after = (minutes: number) => new Date(Date.parse(startTime!) + minutes * minuteMs).toISOString();
    await expect(add(id, beat, after(-1))).rejects.toMatchObject({
      facts: { fields: { at: { code: 'anesthesia-records.beforeStart' } } },
    });
    await expect(add(id, beat, after(60))).rejects.toMatchObject({
      facts: { fields: { at: { code: 'anesthesia-records.inFuture' } } },
    });
    // The clock of a tablet that is a little ahead blocks nothing.
    expect((await add(id, beat, after(2))).entries).toMatchObject([{ at: startTime, facts: beat }]);
    await expect(add(id, { kind: 'vitals' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(add(id, { kind: 'vitals', systolic: 60, diastolic: 90 })).rejects.toMatchObject({
      facts: { fields: { 'facts.systolic': { code: 'anesthesia-records.upperBelowLower' } } },
    });
    await expect(add(id, { kind: 'vitals', oxygenSaturation: 101 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  test('an entry made in error is marked once and stays', async () => {
    const { id: anesthesiaId } = await begun();
    const { entries } = await add(anesthesiaId, {
      kind: 'medication',
      medication: 'Propofol',
      dose: 150,
      unit: 'mg',
      route: 'iv',
    });
    const input = { anesthesiaId, entryId: entries[0]!.id, reason: 'Not given' };
    const marked = await admin.call(contract.markAnesthesiaEntry, input);
    expect(marked.entries).toMatchObject([{ errorReason: 'Not given' }]);
    await expect(admin.call(contract.markAnesthesiaEntry, input)).rejects.toMatchObject({
      code: 'ENTERED_IN_ERROR',
    });
  });

  test('a medicine that an allergy stops is charted only with a reason, which stays with it', async () => {
    const { id: caseId, patient } = await aBookedCase(admin);
    const { id: anesthesiaId } = await create(caseId, { anesthesiaType: 'general' });
    await tickRequired(admin, caseId, ['sign_in']);
    await admin.call(contract.startAnesthesia, { anesthesiaId, version: 1 });
    await admin.call(recordAllergy, { patientId: patient.id, substance: 'Penicillin' });
    const drug = { kind: 'medication', unit: 'g', route: 'iv' } as const;
    const facts = { ...drug, medication: 'Inj. Benzylpenicillin 1.2 g', dose: 1.2 };
    const refused = await add(anesthesiaId, facts).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'SAFETY_STOP',
      facts: { findings: [{ severity: 'stop', code: 'allergyClass', facts: { allergy: 'Penicillin' } }] },
    });
    expect((await admin.call(contract.getAnesthesia, { anesthesiaId })).entries).toEqual([]);
    const { key } = (refused as { facts: { findings: { key: string }[] } }).facts.findings[0]!;
    const reasons = [{ key, reason: 'No other works; tested yesterday' }];
    const { entries } = await admin.call(contract.addAnesthesiaEntry, { anesthesiaId, facts, reasons });
    expect(entries).toMatchObject([
      { facts: { checks: [{ code: 'allergyClass', reason: 'No other works; tested yesterday' }] } },
    ]);
    const flush = {
      kind: 'fluid',
      fluid: 'crystalloid',
      name: 'Saline with cloxacillin',
      millilitres: 100,
    } as const;
    await expect(add(anesthesiaId, flush)).rejects.toMatchObject({ code: 'SAFETY_STOP' });
    const propofol = { ...facts, medication: 'Propofol', dose: 150, unit: 'mg' } as const;
    expect((await add(anesthesiaId, propofol)).entries).toHaveLength(2);
  });

  test('that nobody asked for allergies stops nothing and stays with what was given', async () => {
    const { id: anesthesiaId } = await begun();
    const drug = { kind: 'medication', unit: 'g', route: 'iv' } as const;
    const facts = { ...drug, medication: 'Amoxicillin', dose: 1 };
    const { entries } = await add(anesthesiaId, facts);
    expect(entries).toMatchObject([
      { facts: { checks: [{ severity: 'unchecked', code: 'allergiesNotAsked' }] } },
    ]);
  });

  test('is completed with an Aldrete score of 9 or more, or with a reason', async () => {
    const { id: anesthesiaId, version } = await begun();
    const complete = (recoveryException?: string) =>
      admin.call(contract.completeAnesthesia, { anesthesiaId, version, recoveryException });
    await expect(complete()).rejects.toMatchObject({ code: 'RECOVERY_TOO_EARLY', facts: { total: null } });
    await add(anesthesiaId, drowsy);
    await expect(complete()).rejects.toMatchObject({ code: 'RECOVERY_TOO_EARLY', facts: { total: 8 } });
    await add(anesthesiaId, awake);
    opened.clock.advance(91 * minuteMs);
    expect(await complete()).toMatchObject({
      status: 'completed',
      endTime: opened.clock.now().toISOString(),
      durationMinutes: 91,
      recoveryException: null,
    });
    const other = await begun();
    const ended = await admin.call(contract.completeAnesthesia, {
      anesthesiaId: other.id,
      version: other.version,
      recoveryException: 'To intensive care',
    });
    expect(ended).toMatchObject({ status: 'completed', recoveryException: 'To intensive care' });
  });

  test('with complications is complicated; local anesthesia needs no recovery', async () => {
    const { id: anesthesiaId, version } = await begun({
      anesthesiaType: 'local',
      complications: 'Vasovagal episode',
    });
    const ended = await admin.call(contract.completeAnesthesia, { anesthesiaId, version });
    expect(ended).toMatchObject({ status: 'complicated', content: { complications: 'Vasovagal episode' } });
    expect(await admin.call(contract.countAnesthesia, {})).toMatchObject({ complicated: 1 });
  });

  test('once completed is changed by no path', async () => {
    const { id: anesthesiaId, version } = await begun({ anesthesiaType: 'local' });
    const { entries } = await add(anesthesiaId, { kind: 'event', text: 'Block set' });
    const ended = await admin.call(contract.completeAnesthesia, { anesthesiaId, version });
    const step = { anesthesiaId, version: ended.version };
    const refused = { code: 'ANESTHESIA_COMPLETED' };
    await expect(
      admin.call(contract.updateAnesthesia, { ...step, anesthesiaType: 'local' }),
    ).rejects.toMatchObject(refused);
    await expect(add(anesthesiaId, { kind: 'event', text: 'Later' })).rejects.toMatchObject(refused);
    await expect(
      admin.call(contract.markAnesthesiaEntry, { anesthesiaId, entryId: entries[0]!.id, reason: 'No' }),
    ).rejects.toMatchObject(refused);
    await expect(admin.call(contract.completeAnesthesia, step)).rejects.toMatchObject(refused);
    await expect(admin.call(contract.startAnesthesia, step)).rejects.toMatchObject(refused);
    const change = (statement: string) =>
      opened.database.inTenant(hospital.tenantId, 'write', (db) => sql.raw(statement).execute(db));
    const where = `where tenant_id = '${hospital.tenantId}'`;
    await expect(change(`update anesthesia_completion set content = '{}' ${where}`)).rejects.toThrow(
      'permission denied',
    );
    await expect(change(`update anesthesia_entry set facts = '{}' ${where}`)).rejects.toThrow(
      'permission denied',
    );
    await expect(
      change(
        `update anesthesia_record set status = 'in_progress', end_time = null, content = '{}' ${where}
           and id = '${anesthesiaId}'`,
      ),
    ).rejects.toThrow('anesthesia_completion_of_completed_record');
    expect(await admin.call(contract.getAnesthesia, { anesthesiaId })).toEqual(ended);
  });

  test('an entry and the completion at once: nothing comes in after the end', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id: anesthesiaId, version } = await begun({ anesthesiaType: 'local' });
      await Promise.allSettled([
        admin.call(contract.completeAnesthesia, { anesthesiaId, version }),
        add(anesthesiaId, { kind: 'event', text: 'At the end' }),
      ]);
      const ended = await admin.call(contract.getAnesthesia, { anesthesiaId });
      expect(ended.status).toBe('completed');
      for (const { at } of ended.entries) expect(at <= ended.endTime!).toBe(true);
    }
  });

  test('of another hospital is none; who gives no anesthesia writes none', async () => {
    const { id: anesthesiaId } = await begun();
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.getAnesthesia, { anesthesiaId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { caller: nurse } = await aStaffMember(opened, hospital, ['surgery.nursing']);
    await expect(
      nurse.call(contract.addAnesthesiaEntry, { anesthesiaId, facts: { kind: 'event', text: 'x' } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
