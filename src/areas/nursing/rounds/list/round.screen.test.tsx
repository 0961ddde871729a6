// @vitest-environment jsdom
import { afterAll, expect, test } from 'vitest';
import { aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import { listVitalSigns, recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

/** A ward with two patients in its beds, and the nurse's screen of it. */
async function aRound(address = '') {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
  const first = await anInpatient(admin, { bedId: beds[0]!.id });
  const second = await anInpatient(admin, { bedId: beds[1]!.id });
  const page = await renderScreen(hospital, `/dashboard/nursing/vitals?wardId=${ward.id}${address}`, {
    as: 'nurse',
  });
  const nurse = await hospital.as('nurse');
  const nameOf = ({ admission: { patient } }: typeof first) => `${patient.firstName} ${patient.lastName}`;
  return { hospital, page, nurse, first, second, nameOf };
}

test('a round: flags and score as one types, the next patient without leaving the form', async () => {
  const { page, nurse, first, second, nameOf } = await aRound();
  const { user } = page;
  const type = (name: string, value: string) => user.type(page.getByLabelText(name), value);
  await user.click(await page.findByRole('button', { name: new RegExp(nameOf(first)) }));
  await type('Respiratory rate', '22');
  await type('Oxygen saturation (SpO₂)', '95');
  expect(page.getByRole('status', { name: 'NEWS2' })).toHaveTextContent(
    'Missing for the score: Oxygen, Systolic, Heart rate, Consciousness, Temperature',
  );
  expect(page.getByText('Abnormal: above 20')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Air' }));
  await type('Systolic', '118');
  await type('Diastolic', '76');
  await type('Heart rate', '96');
  await type('Temperature', '38,4');
  expect(page.getByText('Abnormal: above 37.5')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Alert' }));
  expect(page.getByRole('status', { name: 'NEWS2' })).toHaveTextContent(/NEWS2\s*5\s*Repeat at least hourly/);
  await user.click(page.getByRole('button', { name: 'Record and next patient' }));
  // Such a score asks at once who was called; then the next patient comes.
  const asked = await page.findByRole('dialog', { name: 'Who was called?' });
  expect(asked).toHaveTextContent(
    new RegExp(`Vital signs of ${nameOf(first)} recorded: NEWS2 5, next set due`),
  );
  await user.type(page.getByRole('textbox', { name: 'Called' }), 'Dr. Test');
  await user.type(page.getByRole('textbox', { name: 'What was ordered' }), 'Seen now');
  await user.click(page.getByRole('button', { name: 'Record call' }));
  expect(await page.findByText('Call recorded')).toBeVisible();
  expect(await page.findByRole('textbox', { name: 'Respiratory rate' })).toHaveValue('');
  expect(await page.findByDisplayValue(new RegExp(nameOf(second)))).toBeVisible();
  expect(page.queryByRole('button', { name: 'Record and next patient' })).toBeNull();
  const { rows } = await nurse.call(listVitalSigns, { patientId: first.patientId });
  expect(rows).toMatchObject([
    {
      ...{ temperature: 38.4, temperatureUnit: 'C', respiratoryRate: 22 },
      news2: { total: 5, response: 'urgent' },
      escalations: [{ called: 'Dr. Test', ordered: 'Seen now' }],
    },
  ]);
});

test('a round in rows: flags by the patient, an impossible value at its field, and each set stored by itself', async () => {
  const { page, nurse, first, second, nameOf } = await aRound('&way=rows');
  const { user } = page;
  const field = (sign: string, who: typeof first) =>
    page.getByLabelText(new RegExp(`^${sign}: ${nameOf(who)}`));
  await page.findByRole('heading', { name: 'Record vital signs in rows' });
  await user.click(page.getByRole('button', { name: 'Record rows' }));
  expect(await page.findByText('Record at least one measurement.')).toBeVisible();
  // Enter goes to the same value of the next patient.
  await user.type(field('Respirations', first), '22{Enter}16');
  expect(field('Respirations', second)).toHaveValue('16');
  expect(page.getByText('above 20')).toBeVisible();
  await user.type(field('SpO₂', first), '95');
  await user.selectOptions(field('Oxygen', first), 'Air');
  await user.type(field('Systolic', first), '118');
  await user.type(field('Heart rate', first), '96');
  await user.type(field('Temperature', first), '38,4');
  await user.selectOptions(field('Consciousness', first), 'Alert');
  expect(page.getByRole('status', { name: `NEWS2: ${nameOf(first)}` })).toHaveTextContent('5');
  await user.type(field('Heart rate', second), '720');
  await user.click(page.getByRole('button', { name: 'Record rows' }));
  expect(await page.findByText('Enter a number from 0 to 300.')).toBeVisible();
  expect(field('Heart rate', second)).toHaveFocus();
  expect((await nurse.call(listVitalSigns, {})).rows).toEqual([]);
  await user.clear(field('Heart rate', second));
  await user.type(field('Heart rate', second), '72');
  await user.click(page.getByRole('button', { name: 'Record rows' }));
  expect(await page.findByText('2 sets recorded')).toBeVisible();
  expect((await nurse.call(listVitalSigns, { patientId: first.patientId })).rows).toMatchObject([
    { temperature: 38.4, news2: { total: 5 } },
  ]);
  expect((await nurse.call(listVitalSigns, { patientId: second.patientId })).rows).toMatchObject([
    { respiratoryRate: 16, heartRate: 72, temperature: null },
  ]);
});

test('what is impossible is refused at its field; what was typed for one patient is not shown for another', async () => {
  const { page, nurse, first, second, nameOf } = await aRound();
  const { user } = page;
  await user.click(await page.findByRole('button', { name: new RegExp(nameOf(first)) }));
  const pulse = page.getByRole('textbox', { name: 'Heart rate' });
  await user.type(pulse, '720');
  await user.tab();
  expect(await page.findByText('Enter a number from 0 to 300.')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Record Vital Signs' }));
  expect(pulse).toHaveFocus();
  await user.click(page.getByRole('button', { name: new RegExp(nameOf(second)) }));
  expect(await page.findByRole('textbox', { name: 'Heart rate' })).toHaveValue('');
  expect((await nurse.call(listVitalSigns, {})).rows).toEqual([]);
});

test('without a patient nothing is recorded, and the field says so', async () => {
  const { page, nurse } = await aRound();
  await page.user.type(await page.findByRole('textbox', { name: 'Heart rate' }), '72');
  await page.user.click(page.getByRole('button', { name: 'Record Vital Signs' }));
  expect(await page.findByText('Please select a patient')).toBeVisible();
  expect((await nurse.call(listVitalSigns, {})).rows).toEqual([]);
});

test('a call is recorded on a set, and a set is marked as entered in error', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { patientId } = await anInpatient(admin);
  await admin.call(recordVitalSigns, aSet({ patientId, heartRate: 140 }));
  const page = await renderScreen(hospital, `/dashboard/nursing/vitals?patientId=${patientId}`, {
    as: 'nurse',
  });
  const { user } = page;
  expect((await page.findAllByText('No call recorded'))[0]).toBeVisible();
  await user.click((await page.findAllByRole('button', { name: /^Record call/ }))[0]!);
  const calls = await page.findByRole('dialog', { name: 'Who was called?' });
  expect(calls).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Record call' }));
  expect(await page.findByText('Enter who was called.')).toBeVisible();
  await user.type(page.getByRole('textbox', { name: 'Called' }), 'Dr. Test');
  await user.type(page.getByRole('textbox', { name: 'What was ordered' }), 'ECG now');
  await user.click(page.getByRole('button', { name: 'Record call' }));
  expect((await page.findAllByText(/^Dr\. Test was called .*: ECG now$/))[0]).toBeVisible();

  await chooseInRow(/^Entered in error/);
  await user.type(await page.findByRole('textbox', { name: 'Reason' }), 'Monitor was on the neighbour');
  await user.click(page.getByRole('checkbox', { name: 'Record the set that replaces it' }));
  await user.click(page.getByRole('button', { name: 'Entered in error' }));
  expect(await page.findByText('Set marked as entered in error')).toBeVisible();
  expect((await page.findAllByText(/: Monitor was on the neighbour$/))[0]).toBeVisible();
});

test('a list that does not come is told and can be tried again', async () => {
  const hospital = await opened.aHospital();
  let isLost = true;
  const page = await renderScreen(hospital, '/dashboard/nursing/vitals', {
    as: 'nurse',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === listVitalSigns.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  expect(await page.findByText('Failed to load vital signs')).toBeVisible();
  isLost = false;
  await page.user.click(page.getByRole('button', { name: /again|retry/i }));
  expect(await page.findByText('No vital signs found')).toBeVisible();
});

test('who records no vital signs is told that the module is not theirs', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard/nursing/vitals', { as: 'receptionist' });
  expect(await page.findByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  expect(
    page.getByText("Nursing module is not available or you don't have permission to access it."),
  ).toBeVisible();
});
