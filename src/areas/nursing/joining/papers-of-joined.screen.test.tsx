// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { joinPatients } from '#areas/patients/joins/join.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { createAssessment } from '../assessments/assessment.contract.ts';
import { createNote } from '../notes/note.contract.ts';
import { aNote } from '../nursing-work.fixture.ts';
import { anAssessment } from '../nursing.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('what a nurse wrote before two records were joined is printed with the name and number of then', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const nurse = await hospital.as('nurse');
  const [kept, joined] = [
    await admin.call(registerPatient, aPatient()),
    await admin.call(registerPatient, aPatient({ isAnotherPerson: true })),
  ];
  const { id: noteId } = await nurse.call(createNote, aNote({ patientId: joined.id }));
  const { id: assessmentId } = await nurse.call(createAssessment, anAssessment({ patientId: joined.id }));
  await admin.call(joinPatients, {
    ...{ patientId: kept.id, version: kept.version, joinedId: joined.id, joinedVersion: joined.version },
    reason: 'Registered twice: the same national ID card',
  });
  for (const paper of [`notes/${noteId}`, `assessments/${assessmentId}`]) {
    const page = await renderScreen(hospital, `/dashboard/nursing/${paper}`, { as: 'nurse' });
    const name = `${kept.firstName} ${kept.lastName}`;
    expect((await page.findAllByText(name))[0]).toBeVisible();
    await page.user.click(await page.findByRole('button', { name: 'Print' }));
    const preview = await page.findByRole('dialog', { name: /(Note|Assessment)$/ });
    await waitFor(() => expect(preview).toHaveTextContent(`${joined.firstName} ${joined.lastName}`));
    expect(preview).toHaveTextContent(joined.patientNumber);
    expect(preview).not.toHaveTextContent(name);
    expect(preview).not.toHaveTextContent(kept.patientNumber);
  }
});
