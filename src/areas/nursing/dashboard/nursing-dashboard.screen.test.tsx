// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { aLine, aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aFullWard, aShift } from '../nursing-work.fixture.ts';
import { createTask } from '../tasks/task.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const hourMs = 3_600_000;

test('patients stand in the order of who needs to be seen, with score, trend, due time and precautions', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin, { beds: 3 });
  const ago = (hours: number) => new Date(opened.clock.now().getTime() - hours * hourMs).toISOString();
  const stay = { admittedAt: ago(48) };
  const calm = await anInpatient(admin, { ...stay, bedId: beds[0]!.id });
  const worse = await anInpatient(admin, { ...stay, bedId: beds[1]!.id, precautions: ['fall_risk'] });
  const newcomer = await anInpatient(admin, { ...stay, bedId: beds[2]!.id });
  const nurse = await hospital.as('nurse');
  await nurse.call(recordVitalSigns, aSet({ patientId: calm.patientId, recordedAt: ago(1) }));
  const { patientId } = worse;
  await nurse.call(recordVitalSigns, aSet({ patientId, recordedAt: ago(5) }));
  const high = { heartRate: 115, respiratoryRate: 26, recordedAt: ago(3) };
  await nurse.call(recordVitalSigns, aSet({ patientId, ...high }));
  const medicine = await aMedicine(admin);
  await aPrescription(admin, {
    ...{ patientId, admissionId: worse.admission.id },
    lines: [aLine(medicine, { frequency: 'STAT', duration: '' })],
  });
  const page = await renderScreen(hospital, `/dashboard/nursing?wardId=${ward.id}`, { as: 'nurse' });
  const cards = await page.findAllByRole('article');
  const names = [newcomer, worse, calm].map(
    ({ admission: { patient } }) => `${patient.firstName} ${patient.lastName}`,
  );
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(names);
  expect(cards[0]).toHaveTextContent('No set yet');
  expect(cards[1]).toHaveTextContent(/Overdue since .*Fall risk/);
  expect(page.getByLabelText('NEWS2 5, rising')).toBeVisible();
  expect(await within(cards[1]!).findByText('Doses due within 2 hours: 1')).toBeVisible();
  expect(cards[2]).toHaveTextContent(/Due /);
  const figures = within(page.getByLabelText('The round'));
  const figure = (label: string) => figures.getByText(label).closest('dt')?.nextElementSibling?.textContent;
  expect(['Patients', 'Overdue sets', 'NEWS2 of 5 or more', 'Without a set'].map(figure)).toEqual([
    '3',
    '1',
    '1',
    '1',
  ]);
});

test('an abnormal set stands out on the card and in the figures also where no score is told, as for a child', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const child = aPatient({ dateOfBirth: '2020-05-01', isAnotherPerson: true });
  const { id: patientId } = await admin.call(registerPatient, child);
  const { ward } = await anInpatient(admin, { patientId });
  const nurse = await hospital.as('nurse');
  await nurse.call(recordVitalSigns, aSet({ patientId, oxygenSaturation: 88 }));
  const page = await renderScreen(hospital, `/dashboard/nursing?wardId=${ward.id}`, { as: 'nurse' });
  const card = await page.findByRole('article');
  expect(card).toHaveTextContent('Abnormal vital signs');
  expect(page.queryByLabelText(/^NEWS2 \d/)).toBeNull();
  const figures = within(page.getByLabelText('The round'));
  const told = figures.getByText('Abnormal vital signs').closest('dt')?.nextElementSibling;
  expect(told).toHaveTextContent('1');
});

test('in a shift one sees the own patients, what is due for them, and does it with one press', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, admissions } = await aFullWard(admin, 2);
  const nurse = await hospital.as('nurse');
  await aShift(nurse, { wardId: ward.id, admissionIds: [admissions[0]!.id] });
  const { patient } = admissions[0]!;
  const due = (hours: number) => new Date(opened.clock.now().getTime() + hours * hourMs).toISOString();
  await nurse.call(createTask, { patientId: patient.id, text: 'Turn', dueAt: due(-1) });
  await nurse.call(createTask, { patientId: patient.id, text: 'Weigh', dueAt: due(3) });
  const page = await renderScreen(hospital, '/dashboard/nursing', { as: 'nurse' });
  const card = await page.findByRole('article');
  const name = `${patient.firstName} ${patient.lastName}`;
  expect(card).toHaveAttribute('aria-label', name);
  expect(card).toHaveTextContent(/Overdue since .*Turn/);
  expect(card).toHaveTextContent('1 more in the next hours');
  await page.user.click(page.getByLabelText(`Done: Turn, ${name}`));
  expect(await page.findByText('Task closed')).toBeVisible();
  await waitFor(() => expect(card).not.toHaveTextContent('Turn'));
  await page.user.click(page.getByText('Ward by hours'));
  expect(await page.findByText('No nurse assigned')).toBeVisible();
  expect(page.getByText('Weigh')).toBeVisible();
});

test('what others do for a patient stands on the card without anybody asking anew', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, admissions } = await aFullWard(admin, 1);
  const { patient } = admissions[0]!;
  const page = await renderScreen(hospital, `/dashboard/nursing?wardId=${ward.id}`, { as: 'nurse' });
  const card = await page.findByRole('article');
  expect(card).not.toHaveTextContent('Turn');
  const dueAt = new Date(opened.clock.now().getTime() + hourMs).toISOString();
  await admin.call(createTask, { patientId: patient.id, text: 'Turn', dueAt });
  await waitFor(() => expect(card).toHaveTextContent('Turn'), { timeout: 20_000 });
});

test('who reads no nursing records has no dashboard of it', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard/nursing', { as: 'receptionist' });
  expect(await page.findByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});
