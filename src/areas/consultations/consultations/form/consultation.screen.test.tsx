// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitFor, within } from '@testing-library/react';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { waitUntil } from '#testing/waiting.ts';
import { aDraft, aSignedConsultation } from '../../consultations.fixture.ts';
import { createDiagnosis } from '../../diagnoses/diagnosis.contract.ts';
import { emptyDraft } from '../content/consultation-content.contract.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { aSet } from '#areas/vitals/vitals.fixture.ts';
import { amendConsultation, getConsultation, saveConsultationDraft } from '../consultation.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let doctor: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  doctor = await hospital.as('doctor');
});
afterAll(() => opened.close());

const addressOf = (id: string) => `/dashboard/consultations/${id}`;

test('a doctor fills and signs a consultation with the keyboard alone', async () => {
  const admin = await hospital.as('tenant_admin');
  await admin.call(createDiagnosis, { title: 'Tension headache', code: 'G44' });
  const { id } = await aDraft(doctor);
  const screen = await renderScreen(hospital, addressOf(id), { as: doctor });
  const { user } = screen;
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Headache');
  const diagnosis = screen.getByRole('combobox', { name: 'Add a diagnosis' });
  await user.type(diagnosis, 'tension');
  await screen.findByRole('option', { name: /Tension headache/, hidden: true });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByDisplayValue('Tension headache')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Add a diagnosis' }), 'Tired eyes{Enter}');
  expect(await screen.findByDisplayValue('Tired eyes')).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Plan' }));
  await user.keyboard('Rest{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('alertdialog', { name: 'Sign this consultation?' });
  await user.click(within(question).getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('Consultation signed')).toBeVisible();
  const signed = await doctor.call(getConsultation, { consultationId: id });
  expect(signed).toMatchObject({
    status: 'signed',
    note: {
      plan: 'Rest',
      diagnoses: [
        { title: 'Tension headache', code: 'G44', isPrimary: true },
        { title: 'Tired eyes', code: null, isPrimary: false },
      ],
    },
  });
  expect(await screen.findByRole('button', { name: 'Amend' })).toBeVisible();
});

test('what is wrong is told at its field, and nothing is signed', async () => {
  const { id } = await aDraft(doctor);
  const screen = await renderScreen(hospital, addressOf(id), { as: doctor });
  const { user } = screen;
  await user.type(await screen.findByRole('textbox', { name: 'Plan' }), 'Rest');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('Enter why the patient came.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await waitFor(async () => {
    const { draft } = await doctor.call(getConsultation, { consultationId: id });
    expect(draft).toMatchObject({ plan: 'Rest' });
  });
});

test('what the nurse measured stands in the draft, another set is recorded there, and the newest is signed', async () => {
  const { id, patient } = await aDraft(doctor);
  const nurse = await hospital.as('nurse');
  await nurse.call(recordVitalSigns, aSet({ patientId: patient.id, heartRate: 88 }));
  const draft = { ...emptyDraft, reason: 'Cough' };
  await doctor.call(saveConsultationDraft, { consultationId: id, version: 1, draft });
  const screen = await renderScreen(hospital, addressOf(id), { as: doctor });
  const { user } = screen;
  expect(await screen.findByText('88 /min')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record Vital Signs' }));
  const form = await screen.findByRole('dialog', { name: /^Record vital signs of/ });
  await user.type(within(form).getByRole('textbox', { name: 'Systolic' }), '150');
  await user.type(within(form).getByRole('textbox', { name: 'Diastolic' }), '85');
  await user.click(within(form).getByRole('button', { name: 'Record Vital Signs' }));
  const part = screen.getByRole('region', { name: 'Vital signs' });
  expect(await within(part).findByText('150/85 mmHg')).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Plan' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('alertdialog', { name: 'Sign this consultation?' });
  await user.click(within(question).getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('Consultation signed')).toBeVisible();
  // The words may be those of another consultation, which are shown for a while.
  const note = await waitUntil(async () => (await doctor.call(getConsultation, { consultationId: id })).note);
  expect(note?.vitalSigns).toMatchObject({ bloodPressureSystolic: 150, heartRate: null });
});

test('what another page has kept meanwhile is not written over without a choice', async () => {
  const { id } = await aDraft(doctor);
  const screen = await renderScreen(hospital, addressOf(id), { as: doctor });
  const { user } = screen;
  const plan = await screen.findByRole('textbox', { name: 'Plan' });
  const theirs = { ...emptyDraft, plan: 'From the other page' };
  await doctor.call(saveConsultationDraft, { consultationId: id, version: 1, draft: theirs });
  await user.type(plan, 'From here');
  expect(await screen.findByText('This draft was changed on another page')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load the other version' }));
  expect(screen.getByRole('textbox', { name: 'Plan' })).toHaveValue('From the other page');
});

test('a nurse reads a draft and what was signed, and is offered nothing to write', async () => {
  const { id } = await aDraft(doctor);
  const draft = { ...emptyDraft, reason: 'Cough' };
  await doctor.call(saveConsultationDraft, { consultationId: id, version: 1, draft });
  const screen = await renderScreen(hospital, addressOf(id), { as: 'nurse' });
  expect(await screen.findByText(/It is not signed/)).toBeVisible();
  expect(screen.getByText('Cough')).toBeVisible();
  for (const name of ['Sign', 'Amend', 'Mark as Sensitive', 'New Order']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(await screen.findByRole('button', { name: 'Record Allergy' })).toBeVisible();
});

test('an amendment stands below what was signed', async () => {
  const { id } = await aSignedConsultation(doctor, { plan: 'Aspirin' });
  const screen = await renderScreen(hospital, addressOf(id), { as: doctor });
  const { user } = screen;
  await user.click(await screen.findByRole('button', { name: 'Amend' }));
  const form = await screen.findByRole('dialog', { name: 'Amend this consultation' });
  await user.type(within(form).getByLabelText(/Reason/), 'Allergic after all');
  await user.type(within(form).getByLabelText(/Text/), 'Paracetamol instead');
  await user.click(within(form).getByRole('button', { name: 'Amend' }));
  expect(await screen.findByText('Addition: Allergic after all')).toBeVisible();
  expect(screen.getByText('Aspirin')).toBeVisible();
});

test('lists show one’s own drafts, and a nurse all of them', async () => {
  const { id, patient } = await aDraft(doctor);
  const own = await renderScreen(hospital, '/dashboard/consultations?view=drafts', { as: doctor });
  const link = await own.findByRole('link', { name: `${patient.firstName} ${patient.lastName}` });
  expect(link).toHaveAttribute('href', addressOf(id));
  expect(own.getByRole('tab', { name: 'To be signed' })).toHaveAttribute('aria-selected', 'true');
});

test('a template is saved from what is typed and applied to another consultation', async () => {
  const { id } = await aDraft(doctor);
  const draft = { ...emptyDraft, examination: 'Chest clear.' };
  await doctor.call(saveConsultationDraft, { consultationId: id, version: 1, draft });
  const screen = await renderScreen(hospital, addressOf(id), { as: doctor });
  const { user } = screen;
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('button', { name: 'Save as Template' }));
  const form = await screen.findByRole('dialog', { name: 'Save as Template' });
  await user.type(within(form).getByLabelText(/Name/), 'Cough');
  await user.click(within(form).getByRole('button', { name: 'Save as Template' }));
  expect(await screen.findByText('Template Cough saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('button', { name: 'Apply Cough' }));
  expect(screen.getByRole('textbox', { name: 'Examination' })).toHaveValue('Chest clear.\nChest clear.');
});

test('one that was entered in error says why above all that it says, and is found by that', async () => {
  const { id: consultationId, patient } = await aSignedConsultation(doctor, { reason: 'Cough' });
  const of = { patientId: patient.id };
  await aSignedConsultation(doctor, { reason: 'Fever' }, of);
  const kind = 'entered-in-error' as const;
  await doctor.call(amendConsultation, { consultationId, kind, reason: 'Of the neighbour', body: '' });
  const page = await renderScreen(hospital, addressOf(consultationId), { as: doctor });
  const why = await page.findByText(/^Of the neighbour \(/);
  const allergies = await page.findByRole('heading', { name: 'Allergies' });
  expect(why.compareDocumentPosition(allergies)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  const address = `/dashboard/consultations?view=all&patientId=${patient.id}`;
  const list = await renderScreen(hospital, address, { as: doctor });
  expect(await list.findByText('Cough')).toBeVisible();
  await list.user.selectOptions(list.getByLabelText('Status'), 'Signed');
  await waitFor(() => expect(list.queryByText('Cough')).toBeNull());
  expect(list.getByText('Fever')).toBeVisible();
  await list.user.selectOptions(list.getByLabelText('Status'), 'Entered in error');
  expect(await list.findByText('Cough')).toBeVisible();
  await waitFor(() => expect(list.queryByText('Fever')).toBeNull());
});
