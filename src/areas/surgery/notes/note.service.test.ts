import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAuditEntry, listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { getLabOrder } from '#areas/laboratory/results/lab-result.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { getCase, listCases } from '../cases/case.contract.ts';
import * as implants from '../implants/implant.contract.ts';
import { createProcedure } from '../procedures/procedure.contract.ts';
import { listSpecimens, sendSpecimen } from '../specimens/specimen.contract.ts';
import { aBookedCase } from '../surgery.fixture.ts';
import { aCaseUnderWay, aNote, countAll, countNothing } from '../theatre-papers.fixture.ts';
import { getNoteFacts } from './facts/note-facts.contract.ts';
import * as contract from './note.contract.ts';
import {
  deleteNoteTemplate,
  listNoteTemplates,
  saveNoteTemplate,
} from './templates/note-template.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let surgeon: StaffMember;
let nurse: StaffMember;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  surgeon = await aStaffMember(opened, hospital, ['surgery.read', 'surgery.operate', 'lab.acknowledge']);
  nurse = await aStaffMember(opened, hospital, ['surgery.read', 'surgery.nursing']);
});
afterAll(() => opened.close());

const underWay = () => aCaseUnderWay(admin, { surgeonId: surgeon.userId });
const write = async (part: Partial<Parameters<typeof aNote>[0]> = {}) => {
  const caseId = part.caseId ?? (await underWay()).id;
  return surgeon.caller.call(contract.createNote, aNote({ ...part, caseId }));
};
const transcribed = async (part: Partial<Parameters<typeof aNote>[0]> = {}) => {
  const { id: operativeNoteId, version } = await write(part);
  return surgeon.caller.call(contract.transcribeNote, { operativeNoteId, version });
};

describe('an operative note', () => {
  test('is a draft of the surgeon of the case, once the operation has begun', async () => {
    const note = await write({ estimatedBloodLoss: 50 });
    expect(note).toMatchObject({
      status: 'draft',
      noteType: 'operative',
      surgeonId: surgeon.userId,
      content: { estimatedBloodLoss: 50, findings: '' },
    });
    expect((await admin.call(contract.listNotes, { caseId: note.case.id })).rows).toMatchObject([
      { id: note.id, procedurePerformed: 'Appendicectomy' },
    ]);
    const { id: caseId } = await aBookedCase(admin);
    await expect(write({ caseId })).rejects.toMatchObject({
      code: 'WRONG_STATE',
      facts: { status: 'scheduled' },
    });
  });

  test('goes from dictated to transcribed to signed; every edit makes it a draft again', async () => {
    const { id: operativeNoteId } = await write();
    const at = opened.clock.now().toISOString();
    const step = (version: number) => ({ operativeNoteId, version });
    expect(await surgeon.caller.call(contract.dictateNote, step(1))).toMatchObject({
      status: 'dictated',
      dictatedAt: at,
    });
    expect(await surgeon.caller.call(contract.transcribeNote, step(2))).toMatchObject({
      status: 'transcribed',
      transcribedAt: at,
    });
    const { caseId: _caseId, ...fields } = aNote({ caseId: '', findings: 'Inflamed' });
    await expect(surgeon.caller.call(contract.updateNote, { ...fields, ...step(2) })).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: { version: 3 } },
    });
    expect(await surgeon.caller.call(contract.updateNote, { ...fields, ...step(3) })).toMatchObject({
      status: 'draft',
      content: { findings: 'Inflamed' },
    });
    await expect(surgeon.caller.call(contract.signNote, step(4))).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('until it is signed its author and the team change it, and no other surgeon', async () => {
    const { id: operativeNoteId, version, case: about } = await write({ findings: 'As I saw it' });
    const { caller: other } = await aStaffMember(opened, hospital, ['surgery.read', 'surgery.operate']);
    const { caseId: _caseId, ...fields } = aNote({ caseId: about.id, findings: 'As another says' });
    const step = { operativeNoteId, version };
    for (const caller of [other, admin]) {
      for (const attempt of [
        () => caller.call(contract.updateNote, { ...fields, ...step }),
        () => caller.call(contract.dictateNote, step),
        () => caller.call(contract.transcribeNote, step),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ code: 'NOT_OF_THE_TEAM' });
      }
    }
    expect(await surgeon.caller.call(contract.getNote, { operativeNoteId })).toMatchObject({
      version,
      content: { findings: 'As I saw it' },
    });
  });

  test('only the surgeon of the case signs', async () => {
    const note = await transcribed();
    const { caller: other } = await aStaffMember(opened, hospital, ['surgery.operate']);
    for (const caller of [other, admin]) {
      await expect(
        caller.call(contract.signNote, { operativeNoteId: note.id, version: note.version }),
      ).rejects.toMatchObject({ code: 'NOT_THE_SURGEON' });
    }
  });

  test('of an operation under way is signed once the counts agree, and keeps what was known then', async () => {
    const { id: operativeNoteId, version, case: kase } = await transcribed();
    const { id: caseId } = kase;
    const sign = () => surgeon.caller.call(contract.signNote, { operativeNoteId, version });
    await expect(sign()).rejects.toMatchObject({ code: 'COUNTS_MISSING' });
    await countAll([admin, nurse.caller], { caseId, moment: 'before', pieces: 2 });
    await countAll([admin, nurse.caller], { caseId, moment: 'end', pieces: 1 });
    await expect(sign()).rejects.toMatchObject({ code: 'COUNTS_DISAGREE' });
    await countAll([admin, nurse.caller], { caseId, moment: 'end', pieces: 2 });
    const mesh = { name: 'Mesh', manufacturer: 'Meghna Surgical', lotNumber: 'LOT 9' };
    await surgeon.caller.call(implants.recordImplant, { caseId, ...mesh });
    const signed = await sign();
    expect(signed).toMatchObject({ status: 'signed', signedAt: opened.clock.now().toISOString() });
    expect(signed.facts).toMatchObject({
      procedureName: 'Appendicectomy',
      team: [{ role: 'surgeon', name: expect.stringMatching(/^Staff /) }],
      implants: [mesh],
      counts: {
        lines: expect.arrayContaining([{ name: 'Swabs', before: 2, added: 0, end: 2 }]),
        missing: [],
      },
    });
    // What comes later belongs to an addendum.
    await surgeon.caller.call(implants.recordImplant, { caseId, ...mesh, lotNumber: 'LOT 10' });
    const later = await surgeon.caller.call(contract.getNote, { operativeNoteId });
    expect(later.facts).toEqual(signed.facts);
  });

  test('begins with what is known of the case, for who operates', async () => {
    const { id: caseId } = await aCaseUnderWay(admin, {
      surgeonId: surgeon.userId,
      laterality: 'left',
      preOpDiagnosis: 'Hernia',
    });
    const begun = await surgeon.caller.call(getNoteFacts, { caseId });
    expect(begun).toMatchObject({ caseId, facts: { laterality: 'left', preOpDiagnosis: 'Hernia' } });
    await expect(nurse.caller.call(getNoteFacts, { caseId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('signed it is never a draft again, by any path', async () => {
    const { id: operativeNoteId, version, case: kase } = await transcribed();
    await countNothing(admin, nurse.caller, kase.id);
    await surgeon.caller.call(contract.signNote, { operativeNoteId, version });
    const note = `where tenant_id = '${hospital.tenantId}' and id = '${operativeNoteId}'`;
    const change = (columns: string) =>
      opened.database.inTenant(hospital.tenantId, 'write', (db) =>
        sql.raw(`update operative_note set ${columns} ${note}`).execute(db),
      );
    await expect(change("status = 'draft', draft = '{}', signed_at = null")).rejects.toThrow(
      'operative_note_text_of_signed_note',
    );
    await expect(change("draft = '{}'")).rejects.toThrow('operative_note_draft_kept');
  });

  test('of another hospital is none; who does not operate writes none', async () => {
    const { id: operativeNoteId, case: kase } = await write();
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.getNote, { operativeNoteId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(nurse.caller.call(contract.createNote, aNote({ caseId: kase.id }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('texts are kept as a template under a name', async () => {
    const fields = { findings: 'Appendix inflamed' };
    const kept = await surgeon.caller.call(saveNoteTemplate, { name: 'Appendix', fields });
    await surgeon.caller.call(saveNoteTemplate, { name: 'APPENDIX', fields: { findings: 'Perforated' } });
    const { rows } = await surgeon.caller.call(listNoteTemplates, {});
    expect(rows).toMatchObject([
      { id: kept.id, name: 'APPENDIX', procedureId: null, fields: { findings: 'Perforated' } },
    ]);
    const { id: procedureId } = await admin.call(createProcedure, {
      name: 'Appendicectomy',
      usualDuration: 60,
    });
    await surgeon.caller.call(saveNoteTemplate, { name: 'Appendix', procedureId, fields });
    const after = await surgeon.caller.call(listNoteTemplates, {});
    expect(after.rows).toMatchObject([{ procedureId }]);
    const unknown = { name: 'Other', procedureId: kept.id, fields };
    await expect(surgeon.caller.call(saveNoteTemplate, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await surgeon.caller.call(deleteNoteTemplate, { noteTemplateId: kept.id });
    expect((await surgeon.caller.call(listNoteTemplates, {})).rows).toEqual([]);
    const trail = { resource: 'operative_note_templates', action: 'DELETE' };
    const [deleted] = (await admin.call(listAuditEntries, trail)).rows;
    const entry = await admin.call(getAuditEntry, { auditEntryId: deleted!.id });
    expect(entry.oldValues).toEqual({ name: 'Appendix' });
  });
});

test('a specimen makes a laboratory order in the name of the surgeon', async () => {
  const { id: caseId, patient } = await underWay();
  const labTest = await aLabTest(hospital);
  const specimen = { caseId, description: 'Appendix', testIds: [labTest.id], isUrgent: true };
  const sent = await surgeon.caller.call(sendSpecimen, specimen);
  expect(await admin.call(getLabOrder, { orderId: sent.labOrderId })).toMatchObject({
    order: {
      orderNumber: sent.orderNumber,
      patient: { id: patient.id },
      orderer: { id: surgeon.userId },
      priority: 'urgent',
      notes: 'Appendix',
    },
  });
  expect((await surgeon.caller.call(listSpecimens, { caseId })).rows).toEqual([sent]);
});

describe('an implant', () => {
  const mesh = { name: 'Mesh', manufacturer: 'Meghna Surgical' };
  const record = async (part: Partial<Parameters<typeof recordOn>[1]> = {}) =>
    recordOn((await underWay()).id, part);
  const recordOn = (
    caseId: string,
    part: { lotNumber?: string; serialNumber?: string; expiresOn?: string },
  ) => surgeon.caller.call(implants.recordImplant, { caseId, ...mesh, ...part });

  test('is found again by lot, however it was typed, and by patient', async () => {
    const first = await record({ lotNumber: 'LOT 12-A' });
    const second = await record({ lotNumber: 'lot12a' });
    await record({ lotNumber: 'LOT 12-B' });
    const { rows } = await surgeon.caller.call(implants.listImplants, { lotNumber: 'Lot-12 a' });
    expect(rows.map(({ id }) => id)).toEqual([second.id, first.id]);
    const ofPatient = await surgeon.caller.call(implants.listImplants, { patientId: first.patient.id });
    expect(ofPatient.rows.map(({ id }) => id)).toEqual([first.id]);
  });

  test('with a serial number is put into one patient at most, also when two are recorded at once', async () => {
    const cases = [await underWay(), await underWay(), await underWay()];
    const results = await Promise.allSettled(
      cases.map(({ id }) => recordOn(id, { serialNumber: 'SN-0001' })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(record({ serialNumber: 'sn 0001' })).rejects.toMatchObject({
      facts: { fields: { serialNumber: { code: 'surgical-implants.serialTaken' } } },
    });
    const { rows } = await surgeon.caller.call(implants.listImplants, { serialNumber: 'SN0001' });
    expect(rows).toHaveLength(1);
    const wrong = { implantId: rows[0]!.id, version: 1, reason: 'Opened and not used' };
    await surgeon.caller.call(implants.markImplant, wrong);
    expect(await record({ serialNumber: 'SN-0001' })).toMatchObject({ status: 'implanted' });
  });

  test('is named on its case until it is marked as entered in error', async () => {
    const { id: caseId } = await underWay();
    expect(await admin.call(getCase, { caseId })).toMatchObject({ implantsUsed: [] });
    const first = await recordOn(caseId, { lotNumber: 'LOT 40' });
    const second = await surgeon.caller.call(implants.recordImplant, {
      ...{ caseId, name: 'Tacker', manufacturer: 'Meghna Surgical', lotNumber: 'LOT 41' },
    });
    expect(await admin.call(getCase, { caseId })).toMatchObject({ implantsUsed: ['Mesh', 'Tacker'] });
    const wrong = { implantId: first.id, version: first.version, reason: 'Opened and not used' };
    await surgeon.caller.call(implants.markImplant, wrong);
    const { rows } = await admin.call(listCases, { patientId: second.patient.id });
    expect(rows.map(({ implantsUsed }) => implantsUsed)).toEqual([['Tacker']]);
  });

  test('has a lot or a serial number, and is not expired', async () => {
    await expect(record()).rejects.toMatchObject({
      facts: { fields: { lotNumber: { code: 'surgical-implants.notTraceable' } } },
    });
    await expect(record({ lotNumber: 'A', expiresOn: '2020-01-01' })).rejects.toMatchObject({
      facts: { fields: { expiresOn: { code: 'surgical-implants.expired' } } },
    });
  });
});
