// areas: consultations, vitals, appointments, patients
import { expect, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aPatient, aSignedConsultation } from './records.ts';
import { callFrom } from './calls.ts';

let made = 0;

/** A name nobody else in this run has. */
function aName(word: string): string {
  made += 1;
  return `${word}${Date.now().toString(36)}${made}`;
}

/** Books half an hour for a patient in the year 2033; returns the id of the appointment. */
async function anAppointment(page: Page, patientId: string): Promise<string> {
  const startTime = '2033-02-02T09:00:00.000Z';
  const endTime = '2033-02-02T09:30:00.000Z';
  const booking = { patientId, title: 'Cough', startTime, endTime };
  return (await callFrom<{ id: string }>(page, 'appointments.book', booking)).id;
}

test('a consultation is written from an appointment, signed, found on the timeline and amended @host', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const patient = await aPatient(page, aName('Coughing'));
  const appointmentId = await anAppointment(page, patient.id);
  await signInAs(page, 'Doctor', `/dashboard/scheduling?appointmentId=${appointmentId}`);
  await page.getByRole('button', { name: 'Start Consultation' }).click();
  const heading = page.getByRole('heading', { name: `Consultation of Amina ${patient.lastName}` });
  await expect(heading).toBeVisible();

  await page.getByRole('textbox', { name: 'Reason' }).fill('Cough for two weeks');
  const signs = page.getByRole('region', { name: 'Vital signs' });
  await signs.getByRole('button', { name: 'Record Vital Signs' }).click();
  const measuring = page.getByRole('dialog', { name: /^Record vital signs of/ });
  await measuring.getByRole('textbox', { name: 'Temperature', exact: true }).fill('38.4');
  await expect(measuring.getByText('Abnormal: above 37.5')).toBeVisible();
  await measuring.getByRole('button', { name: 'Record Vital Signs' }).click();
  await expect(signs.getByText('38.4 °C')).toBeVisible();
  const diagnosis = page.getByRole('combobox', { name: 'Add a diagnosis' });
  await diagnosis.fill('bronch');
  await expect(page.getByRole('option', { name: 'Bronchitis, acute' })).toBeVisible();
  await diagnosis.press('ArrowDown');
  await diagnosis.press('Enter');
  await expect(page.getByLabel('Diagnosis 1')).toHaveValue('Bronchitis, acute');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Cough for two weeks');
  await page.getByRole('textbox', { name: 'Plan' }).fill('Fluids and rest');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByText('Consultation signed')).toBeVisible();

  await page.getByRole('button', { name: 'Amend' }).click();
  const form = page.getByRole('dialog', { name: 'Amend this consultation' });
  await form.getByLabel('Reason').fill('Told on the phone');
  await form.getByLabel('Text').fill('The fever is gone.');
  await form.getByRole('button', { name: 'Amend' }).click();
  await expect(page.getByText('Addition: Told on the phone')).toBeVisible();

  await open(page, `/dashboard/patients/${patient.id}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const entry = timeline.getByRole('listitem').filter({ hasText: /Consultation with/ });
  await expect(entry).toContainText('Bronchitis, acute');
  await expect(timeline.getByRole('link', { name: 'Appointment, completed: Cough' })).toBeVisible();
  await entry.getByRole('link').click();
  await expect(page.getByText('Fluids and rest')).toBeVisible();
});

test('a nurse states that no allergies are known, and a recorded one ends it @host', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  const patient = await aPatient(page, aName('Asked'));
  await signInAs(page, 'Nurse', `/dashboard/patients/${patient.id}`);
  const allergies = page.getByRole('region', { name: 'Allergies' });
  await expect(allergies.getByText('Allergies have not been asked about yet.')).toBeVisible();
  await allergies.getByRole('button', { name: 'No known allergies' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, state it' }).click();
  await expect(allergies.getByText(/^Stated by/)).toBeVisible();
  await allergies.getByRole('button', { name: 'Record Allergy' }).click();
  const form = page.getByRole('dialog', { name: 'Record an allergy' });
  await form.getByLabel('Allergic to').fill('Penicillin');
  await form.getByLabel('Severity').selectOption('Severe');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(allergies.getByText('Penicillin')).toBeVisible();
  await expect(allergies.getByText(/^Stated by/)).toHaveCount(0);
});

test('the last visit stands beside a new consultation, below it in a narrow window', async ({ page }) => {
  await signInAs(page, 'Doctor');
  const patient = await aPatient(page, aName('Again'));
  await aSignedConsultation(page, patient.id, 'First visit of all');
  await open(page, `/dashboard/patients/${patient.id}`);
  await page.getByRole('button', { name: 'Start Consultation' }).click();
  const last = page.getByRole('region', { name: 'Last visit' });
  await expect(last.getByText('First visit of all')).toBeVisible();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const besideBox = await last.boundingBox();
  const reasonBox = await reason.boundingBox();
  expect(besideBox!.x).toBeGreaterThan(reasonBox!.x + reasonBox!.width);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(reason).toBeVisible();
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(scrolls).toBe(false);
});
