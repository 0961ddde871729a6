import { afterAll, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { createAssessment, recordAssessmentPrint } from '../../assessments/assessment.contract.ts';
import { aNote, anotherNurse } from '../../nursing-work.fixture.ts';
import { anAssessment } from '../../nursing.fixture.ts';
import { createNote, recordNotePrint } from '../note.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('whoever reads a nursing note or an assessment prints it, and the audit trail says so', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(admin);
  const { id: noteId } = await nurse.call(createNote, aNote({ patientId, isConfidential: true }));
  const { id: assessmentId } = await nurse.call(createAssessment, anAssessment({ patientId }));
  const note = { noteId, output: 'print' as const };
  const assessment = { assessmentId, output: 'download' as const };
  await nurse.call(recordNotePrint, note);
  await nurse.call(recordAssessmentPrint, assessment);

  const { caller: other } = await anotherNurse(opened, hospital);
  await expect(other.call(recordNotePrint, note)).rejects.toMatchObject({ code: 'NOTE_CONFIDENTIAL' });
  const clerk = await hospital.as('receptionist');
  const stranger = await (await opened.aHospital()).as('nurse');
  for (const [caller, code] of [
    [clerk, 'FORBIDDEN'],
    [stranger, 'NOT_FOUND'],
  ] as const) {
    await expect(caller.call(recordNotePrint, note)).rejects.toMatchObject({ code });
    await expect(caller.call(recordAssessmentPrint, assessment)).rejects.toMatchObject({ code });
  }

  const printsOf = async (resource: string) =>
    (await admin.call(listAuditEntries, { resource, action: 'PRINT', limit: 50 })).rows;
  expect(await printsOf('nursing_notes')).toMatchObject([{ resourceId: noteId }]);
  expect(await printsOf('nursing_assessments')).toMatchObject([{ resourceId: assessmentId }]);
});
