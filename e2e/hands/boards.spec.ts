import { expect, type Locator, type Page } from '@playwright/test';
import type { getAppointment } from '#areas/appointments/appointments/appointment.contract.ts';
import type { getAdmission } from '#areas/inpatient/admissions/admission.contract.ts';
import type { getCase } from '#areas/surgery/cases/case.contract.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { callFrom } from '../calls.ts';
import { fillDateTime } from '../dates.ts';
import { signInAs, test } from '../hospital.ts';
import { aDoctor, anAdmission, anAppointmentOf, aPatient, aWard } from '../records.ts';
import { aSurgicalCase, aTheatre } from '../surgery-records.ts';
import { drag, dragBy } from './mouse.ts';

// Every board is worked by a mouse that is pressed, moved and let go, and what counts is what is stored.

test.use({ viewport: { width: 1280, height: 800 } });

/** The calls that read back, by their ids. */
type Used = {
  [C in typeof getAdmission | typeof getAppointment | typeof getCase as C['id']]: C;
};

function stored<Id extends keyof Used>(page: Page, id: Id, input: CallRequest<Used[Id] & Call> & object) {
  return callFrom<CallOutput<Used[Id] & Call>>(page, id, input);
}

const aMark = () => crypto.randomUUID().slice(0, 8);

/** A Tuesday far away, another one for each test, because the same people are booked in all of them. */
function aFarTuesday(): Date {
  return new Date(Date.UTC(2034, 0, 3 + 7 * Math.floor(Math.random() * 1000)));
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** A free time of a board: of a theatre or a doctor in a day, or of a day in a week. */
const slot = (page: Page, row: string, from: string) =>
  page.getByRole('button', { name: new RegExp(`${row}.* ${from.replace(/^0/, '0?')}(?: AM)? – `) });

/** What is drawn on a board and says this. */
const event = (page: Page, words: string) => page.locator('[data-event-id]', { hasText: words });

const said = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

/** Reads what was said and closes it, because it lies over the lower rows of a board. */
async function readAndClose(page: Page, words: string, more: string): Promise<void> {
  const notification = said(page, words).filter({ hasText: more });
  await notification.getByRole('button').last().click();
  await expect(notification).toHaveCount(0);
}

/** Near the beginning of a slot, so that it is this time and not five minutes later. */
const beginning = { x: 2, y: 30 };
/** Where a case or an appointment is taken: not at its edge, which changes how long it takes. */
const hold = { x: 14, y: 20 };

async function whereIs(page: Page, caseId: string) {
  const found = await stored(page, 'surgicalCases.get', { caseId });
  return [found.theatre?.theatreNumber ?? null, found.scheduledStartTime, found.estimatedDuration];
}

test('theatre: a case goes from the waiting list to a time, back by Undo, by keys, to another theatre, and gets longer', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const day = dayOf(aFarTuesday());
  const at = (clock: string) => `${day}T${clock}:00.000Z`;
  const [first, second] = [await aTheatre(page), await aTheatre(page)];
  const { id, caseNumber, patient } = await aSurgicalCase(page);
  const taken = { theatreId: second.id, scheduledStartTime: at('10:00') };
  const other = await aSurgicalCase(page, taken);
  await signInAs(page, 'Theatre Nurse', `/dashboard/surgery/schedule?date=${day}`);
  const list = page.getByRole('region', { name: 'Waiting list' });
  const waiting = list.getByRole('button', { name: new RegExp(patient.lastName) });
  const drawn = event(page, patient.lastName);

  await drag(page, waiting, slot(page, first.theatreNumber, '08:00'), { to: beginning });
  await expect(said(page, caseNumber)).toContainText('8:00');
  expect(await whereIs(page, id)).toEqual([first.theatreNumber, at('08:00'), 60]);
  await said(page, caseNumber).getByRole('button', { name: 'Undo' }).click();
  await readAndClose(page, `${caseNumber} put back`, 'No date');
  expect(await whereIs(page, id)).toEqual([null, null, 60]);

  await placeByKeys(page, waiting, first.id, `${day}T08:00`);
  expect(await whereIs(page, id)).toEqual([first.theatreNumber, at('08:00'), 60]);

  await drag(page, drawn, slot(page, second.theatreNumber, '08:30'), { from: hold, to: beginning });
  await readAndClose(page, caseNumber, '8:30');
  expect(await whereIs(page, id)).toEqual([second.theatreNumber, at('08:30'), 60]);

  const { width, height } = (await drawn.boundingBox())!;
  await dragBy(page, drawn, { x: width - 2, y: height / 2 }, width / 4);
  await readAndClose(page, caseNumber, '9:45');
  expect(await whereIs(page, id)).toEqual([second.theatreNumber, at('08:30'), 75]);

  await drag(page, drawn, slot(page, second.theatreNumber, '10:00'), { from: hold, to: beginning });
  const clash = page.getByRole('dialog', { name: 'This time is taken' });
  await expect(clash).toContainText(other.caseNumber);
  await clash.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawn).toHaveAttribute('title', /^8:30/);
  expect(await whereIs(page, id)).toEqual([second.theatreNumber, at('08:30'), 75]);
});

async function placeByKeys(page: Page, waiting: Locator, theatreId: string, start: string): Promise<void> {
  await waiting.press('Enter');
  const opened = page.getByRole('dialog', { name: /^OR-/ });
  await opened.getByRole('button', { name: 'Edit' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit case' });
  await form.getByRole('combobox', { name: 'Theatre' }).selectOption(theatreId);
  await fillDateTime(form, 'Start', start);
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

test('beds: a patient is dragged to a free bed and asked about; a bed that is not free says so', async ({
  page,
}) => {
  await signInAs(page, 'Ward Manager');
  const { ward, beds } = await aWard(page, `West ${aMark()}`, 2);
  const lying = await aPatient(page, `Lying${aMark()}`);
  const waiting = await aPatient(page, `Dragged${aMark()}`);
  await anAdmission(page, lying.id, beds[0]!.id);
  const { id: admissionId } = await anAdmission(page, waiting.id);
  await signInAs(page, 'Ward Manager', `/dashboard/bed-management?wardId=${ward.id}`);
  const card = page.getByText(`Amina ${waiting.lastName}`);
  const bed = (number: string) =>
    page.getByRole('list', { name: `Beds of ${ward.name}` }).getByRole('listitem', { name: number });

  await drag(page, card, bed('B-01'));
  await readAndClose(page, 'Failed to place patient', 'Bed B-01 is not free: Occupied. Choose another bed');

  await drag(page, card, bed('B-02'));
  const question = page.getByRole('dialog', { name: `Place Amina ${waiting.lastName}` });
  await expect(question.getByRole('combobox', { name: 'Bed' })).toHaveValue(/B-02/);
  expect((await stored(page, 'admissions.get', { admissionId })).bed).toBeNull();
  await question.getByRole('button', { name: 'Place Patient' }).click();
  await expect(bed('B-02')).toContainText(waiting.lastName);
  expect((await stored(page, 'admissions.get', { admissionId })).bed?.id).toBe(beds[1]!.id);
});

test('appointments: one is dragged to another time and doctor in the day, and to another day in the week; a cancelled one stays', async ({
  page,
}) => {
  await signInAs(page, 'Tenant Admin');
  const tuesday = aFarTuesday();
  const day = dayOf(tuesday);
  const thursday = dayOf(new Date(tuesday.getTime() + 2 * 86_400_000));
  const first = await aDoctor(page, `Dr. Aa${aMark()}`, 'Internal Medicine');
  const second = await aDoctor(page, `Dr. Ab${aMark()}`, 'Internal Medicine');
  const patient = await aPatient(page, `Visits${aMark()}`);
  const title = `Visit ${aMark()}`;
  const { id } = await anAppointmentOf(page, patient.id, title, `${day}T09:00`, first.name);
  const booked = async () => {
    const { startTime, endTime, doctor } = await stored(page, 'appointments.get', { appointmentId: id });
    return [startTime, endTime, doctor?.name];
  };
  await signInAs(page, 'Receptionist', `/dashboard/scheduling?view=day&date=${day}`);
  const drawn = event(page, title);

  await drag(page, drawn, slot(page, second.name, '10:00'), { from: hold, to: beginning });
  await readAndClose(page, 'Moved to', '10:00');
  expect(await booked()).toEqual([`${day}T10:00:00.000Z`, `${day}T10:30:00.000Z`, second.name]);

  await page.getByText('Week', { exact: true }).click();
  await expect(slot(page, thursday.split('-').toReversed().join('/'), '11:00')).toBeAttached();
  await drag(page, drawn, slot(page, thursday.split('-').toReversed().join('/'), '11:00'), {
    from: hold,
    to: { x: 30, y: 1 },
  });
  await readAndClose(page, 'Moved to', '11:00');
  expect(await booked()).toEqual([`${thursday}T11:00:00.000Z`, `${thursday}T11:30:00.000Z`, second.name]);

  await drawn.click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Appointment' });
  await form.getByLabel('Status').selectOption('Cancelled');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByLabel('Status').selectOption('Cancelled');
  await expect(drawn).toHaveAttribute('draggable', 'false');
});
