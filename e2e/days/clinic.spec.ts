// areas: consultations, vitals, nursing, inpatient, appointments, patients
import { expect } from '@playwright/test';
import { open, signInAs, test } from '../hospital.ts';
import { anAdmission, anAppointmentOf, aPatient, aWard } from '../records.ts';
import { aMark } from './arrange.ts';

test('a doctor’s visit: asks, measures, writes, asks for a bed, signs, and finds it again', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const mark = aMark();
  const { id: patientId } = await aPatient(page, mark);
  const { id: appointmentId } = await anAppointmentOf(page, patientId, 'Cough', '2033-05-02T09:00');
  await signInAs(page, 'Doctor', `/dashboard/scheduling?appointmentId=${appointmentId}`);
  await page.getByRole('button', { name: 'Start Consultation' }).click();
  await expect(page.getByRole('heading', { name: `Consultation of Amina ${mark}` })).toBeVisible();

  const allergies = page.getByRole('region', { name: 'Allergies' });
  await allergies.getByRole('button', { name: 'Record Allergy' }).click();
  const allergy = page.getByRole('dialog', { name: 'Record an allergy' });
  await allergy.getByLabel('Allergic to').fill('Sulfonamides');
  await allergy.getByRole('button', { name: 'Save' }).click();
  await expect(allergies.getByText('Sulfonamides')).toBeVisible();

  const signs = page.getByRole('region', { name: 'Vital signs' });
  await signs.getByRole('button', { name: 'Record Vital Signs' }).click();
  const measuring = page.getByRole('dialog', { name: `Record vital signs of Amina ${mark}` });
  await measuring.getByRole('textbox', { name: 'Temperature', exact: true }).fill('39.1');
  await measuring.getByRole('button', { name: 'Record Vital Signs' }).click();
  await expect(signs).toContainText('39.1 °C');

  await page.getByRole('textbox', { name: 'Reason' }).fill('Cough and fever');
  const diagnosis = page.getByRole('combobox', { name: 'Add a diagnosis' });
  await diagnosis.fill('Pneumonia');
  await expect(page.getByRole('option', { name: 'Pneumonia', exact: true })).toBeVisible();
  await diagnosis.press('ArrowDown');
  await diagnosis.press('Enter');
  await page.getByRole('textbox', { name: 'Plan' }).fill('Admit');
  await page.getByLabel('Come again on').fill('2033-05-16');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByText('Consultation signed')).toBeVisible();

  await page.getByRole('button', { name: 'Request Bed' }).click();
  const asking = page.getByRole('dialog', { name: 'Request a bed' });
  await asking.getByLabel('Reason').fill('Pneumonia, needs oxygen');
  await asking.getByRole('button', { name: 'Request Bed' }).click();
  await expect(page.getByText(`Bed requested for Amina ${mark}`)).toBeVisible();

  await open(page, '/dashboard/consultations');
  await page.getByRole('link', { name: `Amina ${mark}` }).click();
  await expect(page.getByText('39.1 °C')).toBeVisible();
});

test('a nurse’s shift: who is due, a set, whom she called, an assessment, the board', async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  const mark = aMark();
  const { ward, beds } = await aWard(page, `Shift ${mark}`, 1);
  const { id: patientId } = await aPatient(page, mark);
  await anAdmission(page, patientId, beds[0]!.id);
  await signInAs(page, 'Nurse', `/dashboard/nursing?wardId=${ward.id}`);
  const card = page.getByRole('article', { name: `Amina ${mark}` });
  await expect(card).toContainText('No set yet');
  await card.getByRole('link', { name: `Record vital signs: Amina ${mark}` }).click();
  const form = page.getByRole('region', { name: 'Record vital signs' });
  const breath = { 'Respiratory rate': '26', 'Oxygen saturation (SpO₂)': '93' };
  const sizes = { ...breath, Systolic: '104', Diastolic: '62', 'Heart rate': '118' };
  for (const [name, value] of Object.entries({ ...sizes, Temperature: '39.2' })) {
    await form.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await form.getByRole('button', { name: 'Air', exact: true }).click();
  await form.getByRole('button', { name: 'Alert', exact: true }).click();
  await form.getByRole('button', { name: 'Record Vital Signs' }).click();
  // Such a score asks at once who was called.
  const call = page.getByRole('dialog', { name: 'Who was called?' });
  await expect(call).toContainText(/recorded: NEWS2 10, next set due/);
  await call.getByLabel('Called').fill('Registrar on call');
  await call.getByLabel('What was ordered').fill('Oxygen, blood cultures');
  await call.getByRole('button', { name: 'Record call' }).click();
  await expect(call).toBeHidden();
  await open(page, `/dashboard/patients/${patientId}/vital-signs`);
  await expect(page.getByText(/Registrar on call was called/)).toBeVisible();

  await open(page, `/dashboard/nursing/assessments?patientId=${patientId}`);
  await page.getByRole('button', { name: 'New Assessment' }).click();
  const writing = page.getByRole('dialog', { name: 'New Assessment' });
  await writing.getByLabel('Respiratory').fill('Breathes fast, sits up');
  await writing.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page.getByText(`Assessment of Amina ${mark} saved`)).toBeVisible();

  await open(page, `/dashboard/bed-management?wardId=${ward.id}`);
  await expect(page.getByText('NEWS2 10', { exact: true })).toBeVisible();
});
