import { afterAll, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { aProgressNote } from '../../ward-rounds.fixture.ts';
import { recordProgressNotePrint, signProgressNote } from '../progress-note.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('whoever reads a progress note prints it, and the audit trail says so', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { admission } = await anInpatient(admin);
  const doctor = await hospital.as('doctor');
  const { id } = await doctor.call(signProgressNote, aProgressNote({ admissionId: admission.id }));
  const print = { progressNoteId: id, output: 'print' as const };
  await (await hospital.as('nurse')).call(recordProgressNotePrint, print);

  const clerk = await hospital.as('receptionist');
  await expect(clerk.call(recordProgressNotePrint, print)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await (await opened.aHospital()).as('nurse');
  await expect(stranger.call(recordProgressNotePrint, print)).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const { rows } = await admin.call(listAuditEntries, {
    resource: 'progress_notes',
    action: 'PRINT',
    limit: 50,
  });
  expect(rows).toMatchObject([{ resourceId: id }]);
});
