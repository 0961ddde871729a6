import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aNote, anotherNurse } from '../nursing-work.fixture.ts';
import { closeTask, listTasks } from '../tasks/task.contract.ts';
import * as contract from './note.contract.ts';

describe('nursing notes', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;
  let other: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
    other = (await anotherNurse(opened, hospital)).caller;
  });
  afterAll(() => opened.close());

  const hourMs = 3_600_000;
  const hours = (count: number) => new Date(opened.clock.now().getTime() + count * hourMs).toISOString();
  const aStay = () => anInpatient(admin, { admittedAt: hours(-24) });
  const figures = () => nurse.call(contract.getNoteFigures, {});

  test('a follow-up becomes a task; who did it and when stands with the note', async () => {
    const { patientId, admission, ward } = await aStay();
    const before = await figures();
    const note = await nurse.call(
      contract.createNote,
      aNote({
        patientId,
        priority: 'critical',
        followUpRequired: true,
        followUpDate: hours(2),
        tags: ['pain'],
      }),
    );
    expect(note).toMatchObject({ admissionId: admission.id, followUp: { state: 'open' }, tags: ['pain'] });
    const after = await figures();
    expect(after).toEqual({
      total: before.total + 1,
      today: before.today + 1,
      critical: before.critical + 1,
      followUp: before.followUp + 1,
      enteredInError: before.enteredInError,
    });
    const open = await nurse.call(contract.listNotes, { wardId: ward.id, followUp: 'open' });
    expect(open.rows.map(({ id }) => id)).toEqual([note.id]);
    const { rows } = await other.call(listTasks, { patientId });
    expect(rows).toMatchObject([{ source: 'note', text: 'Slept well', noteId: note.id, dueAt: hours(2) }]);
    await other.call(closeTask, { taskId: rows[0]!.id, version: 1, status: 'done' });
    const done = await nurse.call(contract.getNote, { noteId: note.id });
    expect(done.followUp).toMatchObject({ state: 'done', at: opened.clock.now().toISOString() });
    expect((await figures()).followUp).toBe(before.followUp);
  });

  test('what a confidential note says stays with its author and those entitled, also in the audit trail', async () => {
    const { patientId } = await aStay();
    const said = 'She told of violence at home';
    const note = await nurse.call(
      contract.createNote,
      aNote({ patientId, content: said, tags: ['home'], isConfidential: true }),
    );
    expect(note.content).toBe(said);
    const { rows } = await other.call(contract.listNotes, { patientId });
    expect(rows).toMatchObject([{ isConfidential: true, content: null, tags: [] }]);
    const mark = { noteId: note.id, reason: 'Wrong' };
    await expect(other.call(contract.markNote, mark)).rejects.toMatchObject({ code: 'NOTE_CONFIDENTIAL' });
    expect((await admin.call(contract.getNote, { noteId: note.id })).content).toBe(said);
    const trail = await admin.call(listAuditEntries, { resource: 'nursing_notes', limit: 200 });
    expect(JSON.stringify(trail.rows)).not.toContain(said);
  });

  test('a note entered in error stays with its reason, is replaced once, and is counted no longer', async () => {
    const { patientId } = await aStay();
    const before = await figures();
    const note = await nurse.call(contract.createNote, aNote({ patientId, followUpRequired: true }));
    const { patientId: _patientId, ...fields } = aNote({ patientId, content: 'Slept badly' });
    const mark = { noteId: note.id, reason: 'Of the neighbour', replacement: fields };
    const { marked, replacement } = await nurse.call(contract.markNote, mark);
    expect(marked).toMatchObject({
      content: 'Slept well',
      enteredInError: { reason: 'Of the neighbour' },
      replacedBy: replacement?.id,
      followUp: { state: 'none' },
    });
    expect(replacement).toMatchObject({ content: 'Slept badly', replaces: note.id, noteTime: note.noteTime });
    await expect(nurse.call(contract.markNote, mark)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await figures()).toMatchObject({
      total: before.total + 1,
      followUp: before.followUp,
      enteredInError: before.enteredInError + 1,
    });
    const listed = (status: 'valid' | 'entered-in-error') =>
      nurse.call(contract.listNotes, { patientId, status });
    expect((await listed('valid')).rows).toEqual([replacement]);
    expect((await listed('entered-in-error')).rows).toEqual([marked]);
  });

  test('what was added is listed with its note', async () => {
    const { patientId } = await aStay();
    const { id: noteId } = await nurse.call(contract.createNote, aNote({ patientId }));
    const said = { noteId, reason: 'Forgotten', body: 'She woke at four' };
    const added = await other.call(contract.addAddendum, said);
    expect((await nurse.call(contract.listNotes, { patientId })).rows).toEqual([added]);
  });

  test('what is added to a confidential note is as confidential as it is', async () => {
    const { patientId } = await aStay();
    const note = await nurse.call(contract.createNote, aNote({ patientId, isConfidential: true }));
    const said = { noteId: note.id, reason: 'Told later', body: 'Her brother has come to the ward' };
    await expect(other.call(contract.addAddendum, said)).rejects.toMatchObject({ code: 'NOTE_CONFIDENTIAL' });
    await nurse.call(contract.addAddendum, said);
    expect((await other.call(contract.getNote, { noteId: note.id })).addenda).toEqual([]);
    expect((await other.call(contract.listNotes, { patientId })).rows).toMatchObject([{ addenda: [] }]);
    expect((await admin.call(contract.getNote, { noteId: note.id })).addenda).toMatchObject([
      { reason: 'Told later', body: 'Her brother has come to the ward', addedByName: 'Sample nurse' },
    ]);
    const trail = await admin.call(listAuditEntries, { resource: 'nursing_notes', limit: 200 });
    expect(JSON.stringify(trail.rows)).not.toContain('Her brother');
    expect(trail.rows).toContainEqual(expect.objectContaining({ resourceId: note.id, action: 'AMEND' }));
  });

  test('what cannot be is refused at its field, and nothing of it is stored', async () => {
    const { patientId } = await aStay();
    const early = aNote({ patientId, followUpRequired: true, followUpDate: hours(-3) });
    await expect(nurse.call(contract.createNote, early)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { followUpDate: { code: 'nursing-notes.followUpBefore' } } },
    });
    const late = aNote({ patientId, noteTime: hours(30) });
    await expect(nurse.call(contract.createNote, late)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const { rows } = await nurse.call(contract.listNotes, { patientId });
    expect(rows).toEqual([]);
    const clerk = await hospital.as('receptionist');
    await expect(clerk.call(contract.createNote, aNote({ patientId }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await (await opened.aHospital()).as('nurse');
    await expect(stranger.call(contract.createNote, aNote({ patientId }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
