// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { listFluidRecords, recordFluids } from '../fluid.contract.ts';
import { aFluidRecord } from '../fluids.fixture.ts';
import { updateFluidSettings } from '../settings/fluid-settings.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const ago = (hours: number) => new Date(opened.clock.now().getTime() - hours * 3_600_000).toISOString();

/** A ward with two patients in its beds. */
async function aWard() {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
  const stay = { admittedAt: ago(72) };
  const first = await anInpatient(admin, { ...stay, bedId: beds[0]!.id });
  const second = await anInpatient(admin, { ...stay, bedId: beds[1]!.id });
  const nurse = await hospital.as('nurse');
  const nameOf = ({ admission: { patient } }: typeof first) => `${patient.firstName} ${patient.lastName}`;
  return { hospital, admin, nurse, ward, first, second, nameOf };
}

test('two presses on a card record an amount; the next patient follows with the same kind', async () => {
  const { hospital, nurse, ward, first, second, nameOf } = await aWard();
  const page = await renderScreen(hospital, `/dashboard/nursing/intake-output?wardId=${ward.id}`, {
    as: 'nurse',
  });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: `Urine of ${nameOf(first)}` }));
  await user.click(page.getByRole('button', { name: `Urine 250 mL of ${nameOf(first)}` }));
  expect(await page.findByText(`${nameOf(first)}: Urine 250 mL recorded`)).toBeVisible();
  const figures = within(page.getByLabelText('The fluid day'));
  const figure = (label: string) => figures.getByText(label).closest('dt')?.nextElementSibling;
  expect(await figures.findByText('−250 mL')).toBeVisible();
  expect(figure("Today's Records")).toHaveTextContent(/^1/);
  await user.click(page.getByRole('button', { name: 'Next patient' }));
  const field = await page.findByLabelText('Another amount (mL)');
  await user.type(field, '12x{Enter}');
  expect(page.getByText('Enter a whole number of millilitres from 0 to 20,000.')).toBeVisible();
  await user.clear(field);
  await user.type(field, '0{Enter}');
  expect(await page.findByText(`${nameOf(second)}: Urine 0 mL recorded`)).toBeVisible();
  const { rows } = await nurse.call(listFluidRecords, {});
  expect(rows.map(({ patient, entries }) => [patient.id, entries])).toEqual([
    [second.patientId, [{ kind: 'urine', millilitres: 0, device: null }]],
    [first.patientId, [{ kind: 'urine', millilitres: 250, device: null }]],
  ]);
});

test('the form needs a patient, refuses rubbish at its field, and counts what is blank as nothing', async () => {
  const { hospital, first, nameOf } = await aWard();
  const page = await renderScreen(hospital, '/dashboard/nursing/intake-output', { as: 'nurse' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Record I&O' }));
  const form = within(await page.findByRole('dialog'));
  const type = async (label: string, value: string) => {
    await user.click(form.getByLabelText(label));
    await user.paste(value);
  };
  await type('Oral intake (mL)', '300');
  await type('Urine (mL)', '1x');
  await user.click(form.getByText('Record I&O', { selector: '.mantine-Button-label' }));
  expect(await form.findByText('Please select a patient')).toBeVisible();
  expect(form.getByText('Enter a whole number of millilitres from 0 to 20,000.')).toBeVisible();
  await user.clear(form.getByLabelText('Urine (mL)'));
  await type('Urine (mL)', '120');
  await type('Drainage (mL)', '30');
  await type('Other output (mL)', '20');
  expect(form.getByText('Intake 300 mL, output 170 mL')).toBeVisible();
  await user.click(form.getByLabelText(/^Patient/));
  await user.paste(first.admission.patient.lastName);
  // Options stay hidden in jsdom, where nothing has a size.
  const option = { name: new RegExp(nameOf(first)), hidden: true };
  // The filter of the list offers patients as well.
  const offered = form.getByRole('combobox', { name: /^Patient/ }).getAttribute('aria-controls') ?? '';
  await user.click(await within(document.getElementById(offered)!).findByRole('option', option));
  await user.click(form.getByText('Record I&O', { selector: '.mantine-Button-label' }));
  expect(
    await page.findByText(`Intake and output of ${nameOf(first)} recorded: balance +130 mL`),
  ).toBeVisible();
  expect(await page.findByText('Urine 120 · Other 50')).toBeVisible();
});

test('a record is marked as an error with a reason, and the chart shows it struck out beside what counts', async () => {
  const { hospital, admin, nurse, first } = await aWard();
  const { patientId } = first;
  // Whatever the hour of this run, the day began three hours ago and has hours without urine.
  const dayStartHour = new Date(ago(3)).getUTCHours();
  await admin.call(updateFluidSettings, { dayStartHour, urineReminderHours: 6 });
  await nurse.call(recordVitalSigns, aSet({ patientId, weight: 60 }));
  for (const hours of [6, 4, 2, 0]) {
    await nurse.call(recordFluids, {
      patientId,
      shiftType: 'day',
      outputUrine: 20,
      recordedAt: ago(hours),
    });
  }
  await nurse.call(recordFluids, aFluidRecord({ patientId, outputUrine: null, intakeOral: 900 }));
  const address = `/dashboard/patients/${patientId}/intake-output`;
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  const { user } = page;
  expect(await page.findByText('Oliguria, KDIGO 1')).toBeVisible();
  expect(page.getByText(/^0.17 mL\/kg\/h over 6 h up to/)).toBeVisible();
  expect(page.getAllByText('not recorded').length).toBeGreaterThan(0);
  const rows = within(await page.findByRole('table', { name: 'Records of intake and output' }));
  const wrong = rows.getByText('900 mL').closest('tr')!;
  await user.click(within(wrong).getByRole('button', { name: /^Entered in error/ }));
  const form = within(await page.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Entered in error' }));
  expect(await form.findByText(/required|missing|Fill/i)).toBeVisible();
  await user.type(form.getByLabelText(/^Reason/), 'Of the neighbour');
  await user.click(form.getByRole('button', { name: 'Entered in error' }));
  expect(await page.findByText('Record marked as entered in error')).toBeVisible();
  expect(await page.findByText('Sample nurse: Of the neighbour')).toBeVisible();
  expect(within(page.getByRole('region', { name: 'Balance' })).getAllByText(/^−/).length).toBeGreaterThan(0);
});

test('a list that does not come is told and can be tried again', async () => {
  const hospital = await opened.aHospital();
  let isLost = true;
  const page = await renderScreen(hospital, '/dashboard/nursing/intake-output', {
    as: 'nurse',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === listFluidRecords.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  expect(await page.findByText('Failed to load intake/output records')).toBeVisible();
  isLost = false;
  await page.user.click(page.getByRole('button', { name: /again|retry/i }));
  expect(await page.findByText('No intake/output records found')).toBeVisible();
});

test('who does not nurse has no screen of it', async () => {
  const hospital = await opened.aHospital();
  const desk = await renderScreen(hospital, '/dashboard/nursing/intake-output', { as: 'receptionist' });
  expect(await desk.findByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});
