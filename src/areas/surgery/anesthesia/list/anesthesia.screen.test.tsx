// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { chooseInHead } from '#testing/screens/head-menu.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aBookedCase } from '../../surgery.fixture.ts';
import { tickRequired } from '../../theatre-papers.fixture.ts';
import {
  completeAnesthesia,
  createAnesthesia,
  getAnesthesia,
  listAnesthesia,
  startAnesthesia,
} from '../anesthesia.contract.ts';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('without records the list says when they appear, also of one case', async () => {
  const hospital = await opened.aHospital();
  const { id: caseId } = await aBookedCase(await hospital.as('tenant_admin'));
  const page = await renderScreen(hospital, '/dashboard/surgery/anesthesia', { as: 'tenant_admin' });
  expect(await page.findByText('No anesthesia records found')).toBeVisible();
  expect(page.getByText('Anesthesia records will appear when cases are scheduled')).toBeVisible();
  const address = `/dashboard/surgery/anesthesia?caseId=${caseId}`;
  const narrowed = await renderScreen(hospital, address, { as: 'tenant_admin' });
  expect(await narrowed.findByText('No anesthesia record found for selected case')).toBeVisible();
});

test('the list names how many records it holds, with a filter those of the case', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const [one, other] = [await aBookedCase(admin), await aBookedCase(admin)];
  await admin.call(createAnesthesia, { caseId: one.id, anesthesiaType: 'general' });
  await admin.call(createAnesthesia, { caseId: other.id, anesthesiaType: 'local' });
  const page = await renderScreen(hospital, '/dashboard/surgery/anesthesia', { as: 'tenant_admin' });
  expect(await page.findByRole('heading', { name: 'Anesthesia Records (2 records)' })).toBeVisible();
  const address = `/dashboard/surgery/anesthesia?caseId=${one.id}`;
  const narrowed = await renderScreen(hospital, address, { as: 'tenant_admin' });
  expect(await narrowed.findByRole('heading', { name: 'Anesthesia Records (1 record)' })).toBeVisible();
});

test('the chart takes vital signs, shows the last ones without copying them, adds up medication, and ends with a reason or a score', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId } = await aBookedCase(admin);
  const { id } = await admin.call(createAnesthesia, { caseId, anesthesiaType: 'general' });
  await tickRequired(admin, caseId, ['sign_in']);
  await admin.call(startAnesthesia, { anesthesiaId: id, version: 1 });
  const page = await renderScreen(hospital, `/dashboard/surgery/anesthesia/${id}`, { as: 'tenant_admin' });
  const { user } = page;
  await user.type(await page.findByLabelText('Heart rate (/min)'), '72');
  await user.type(page.getByLabelText('Temperature (°C)'), '36,6');
  await user.click(page.getByText('Record vital signs'));
  expect(await page.findByText('Heart rate (/min) 72, Temperature (°C) 36.6')).toBeVisible();
  expect(page.getByLabelText('Heart rate (/min)')).toHaveValue('');
  expect(page.getByText('last 72')).toBeVisible();
  await user.type(page.getByLabelText('Heart rate (/min)'), '720{Enter}');
  expect(await page.findByText('Enter a number from 0 to 350.')).toBeVisible();
  await user.clear(page.getByLabelText('Heart rate (/min)'));
  expect(page.getByRole('img', { name: /^Course of 1 sets of vital signs/ })).toBeVisible();
  await user.type(page.getByRole('combobox', { name: 'Medication' }), 'Propofol');
  await user.type(page.getByLabelText('Dose'), '150{Enter}');
  expect(await page.findByText('150 mg')).toBeVisible();
  const score = within(page.getByRole('form', { name: 'Recovery (Aldrete)' }));
  expect(score.getByText('5 observations are still open')).toBeVisible();
  await user.click(score.getByRole('button', { name: 'Record score' }));
  expect(await score.findAllByText('Not answered')).toHaveLength(5);
  await user.click(page.getByText('Complete'));
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.getByText('No Aldrete score yet')).toBeVisible();
  await user.type(dialog.getByLabelText(/Reason for leaving recovery below 9/), 'To intensive care');
  await user.click(dialog.getByText('Complete'));
  expect(await page.findByText('Anesthesia record completed')).toBeVisible();
  expect(await page.findByText('Completed', { selector: '.mantine-Badge-label' })).toBeVisible();
  expect(page.queryByText('Record vital signs')).toBeNull();
});

test('a record of the wrong case is marked, says why at its head, and the case is planned anew', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId } = await aBookedCase(admin);
  const { id } = await admin.call(createAnesthesia, { caseId, anesthesiaType: 'general' });
  const page = await renderScreen(hospital, `/dashboard/surgery/anesthesia/${id}`, { as: 'tenant_admin' });
  const { user } = page;
  await chooseInHead('Mark as entered in error');
  const form = within(await page.findByRole('dialog', { name: 'Anesthesia record entered in error' }));
  await user.type(form.getByLabelText(/^Reason/), 'Of the next patient');
  await user.click(form.getByRole('button', { name: 'Mark as entered in error' }));
  expect(await page.findByText('Anesthesia record marked as entered in error')).toBeVisible();
  const why = await page.findByText(/^Of the next patient \(/);
  expect(why).toBeVisible();
  // It stands before all that the paper says, as on every other one.
  const line = await page.findByRole('region', { name: /^Safety line/ });
  expect(why.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(page.queryByRole('button', { name: 'Start anesthesia' })).toBeNull();
  const address = `/dashboard/surgery/cases/${caseId}?part=anesthesia`;
  const casePage = await renderScreen(hospital, address, { as: 'tenant_admin' });
  expect(await casePage.findByText('Entered in error', { selector: '.mantine-Badge-label' })).toBeVisible();
  await casePage.user.click(casePage.getByRole('button', { name: 'New Record' }));
  const planning = within(await casePage.findByRole('dialog', { name: 'New Anesthesia Record' }));
  await casePage.user.click(planning.getByRole('button', { name: 'Create Record' }));
  expect(await casePage.findByText('Anesthesia record created')).toBeVisible();
  await waitFor(() => expect(casePage.queryByRole('button', { name: 'New Record' })).toBeNull());
  const list = await renderScreen(hospital, '/dashboard/surgery/anesthesia', { as: 'tenant_admin' });
  const marked = await within(await list.findByLabelText('Records by status')).findByText('Entered in error');
  expect(marked.closest('.mantine-Paper-root')).toHaveTextContent('1');
  const { rows } = await admin.call(listAnesthesia, { caseId });
  expect(rows.map(({ enteredInError }) => enteredInError?.reason)).toEqual([
    undefined,
    'Of the next patient',
  ]);
});

test('what was left out of a completed record is added below it', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId } = await aBookedCase(admin);
  const { id } = await admin.call(createAnesthesia, { caseId, anesthesiaType: 'local' });
  await tickRequired(admin, caseId, ['sign_in']);
  await admin.call(startAnesthesia, { anesthesiaId: id, version: 1 });
  await admin.call(completeAnesthesia, { anesthesiaId: id, version: 2 });
  const page = await renderScreen(hospital, `/dashboard/surgery/anesthesia/${id}`, { as: 'tenant_admin' });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: 'Add addendum' }));
  const form = within(await page.findByRole('dialog', { name: 'Addendum' }));
  await user.type(form.getByLabelText(/^Reason/), 'Left out');
  await user.type(form.getByLabelText(/^Addendum/), 'Shivering in recovery');
  await user.click(form.getByRole('button', { name: 'Add addendum' }));
  const addenda = within(await page.findByRole('region', { name: 'Addenda' }));
  expect(addenda.getByText('Shivering in recovery')).toBeVisible();
});

test('a medicine that an allergy stops is charted with a reason, and both stand in the chart', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId, patient } = await aBookedCase(admin);
  await admin.call(recordAllergy, { patientId: patient.id, substance: 'Penicillin' });
  const { id } = await admin.call(createAnesthesia, { caseId, anesthesiaType: 'general' });
  await tickRequired(admin, caseId, ['sign_in']);
  await admin.call(startAnesthesia, { anesthesiaId: id, version: 1 });
  const page = await renderScreen(hospital, `/dashboard/surgery/anesthesia/${id}`, { as: 'tenant_admin' });
  const { user } = page;
  await user.type(await page.findByRole('combobox', { name: 'Medication' }), 'Benzylpenicillin');
  await user.type(page.getByLabelText('Dose'), '600{Enter}');
  const stopped = 'Allergic to Penicillin: benzylpenicillin belongs to the same class.';
  expect(await page.findByText(stopped, { exact: false })).toBeVisible();
  expect(page.queryByText('Benzylpenicillin recorded')).toBeNull();
  await user.type(page.getByLabelText('Reason to give it anyway'), 'Tested yesterday: tolerated{Enter}');
  expect(await page.findByText('Benzylpenicillin recorded')).toBeVisible();
  const kept = `${stopped} Given with a reason: Tested yesterday: tolerated`;
  expect(await page.findByText(kept)).toBeVisible();
  expect(page.queryByLabelText('Reason to give it anyway')).toBeNull();
});

test('an entry is charted as of a time that has passed, and one before the start is refused in words', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { id: caseId } = await aBookedCase(admin);
  const { id } = await admin.call(createAnesthesia, { caseId, anesthesiaType: 'general' });
  await tickRequired(admin, caseId, ['sign_in']);
  const startTime = new Date(Date.now() - 20 * 60_000).toISOString();
  await admin.call(startAnesthesia, { anesthesiaId: id, version: 1, startTime });
  const page = await renderScreen(hospital, `/dashboard/surgery/anesthesia/${id}`, { as: 'tenant_admin' });
  const { user } = page;
  const event = within(await page.findByRole('form', { name: 'Event' }));
  await user.type(event.getByLabelText('Time'), '-30');
  await user.type(event.getByLabelText('What happened'), 'Intubated{Enter}');
  expect(await page.findByText(/This is before the start of anesthesia\./)).toBeVisible();
  await user.clear(event.getByLabelText('Time'));
  await user.type(event.getByLabelText('Time'), '-5');
  const before = Date.now();
  await user.click(event.getByRole('button', { name: 'Add event' }));
  expect(await page.findByText('Intubated', { selector: 'td *' })).toBeVisible();
  const { entries } = await admin.call(getAnesthesia, { anesthesiaId: id });
  const pressed = Date.parse(entries[0]!.at) + 5 * 60_000;
  expect(pressed).toBeGreaterThanOrEqual(before);
  expect(pressed).toBeLessThanOrEqual(Date.now());
  expect(event.getByLabelText('Time')).toHaveValue('');
});
