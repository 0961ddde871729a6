import { expect, type Locator, type Page } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { drag } from '../hands/mouse.ts';
import { answer, fill, openMenu, pick, press, row, touch } from './ways.ts';

// What people do around an operation, by what they see.

/** Opens the page of a case from the list of cases, by its number. */
export async function openCase(page: Page, caseNumber: string): Promise<void> {
  await openMenu(page, 'Surgical Cases');
  await touch(page.getByRole('link', { name: caseNumber, exact: true }));
  await expect(page.getByRole('heading', { name: caseNumber, level: 1 })).toBeVisible();
}

/** Opens a part of the page of a case. */
export async function openPart(page: Page, name: string): Promise<void> {
  await touch(page.getByRole('tab', { name, exact: true }));
}

/** Tries the step of the open dialog, reads why it is refused, and closes the dialog. */
export async function readRefusal(page: Page, step: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await press(dialog, step);
  await expect(dialog.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await press(dialog, 'Cancel');
  await expect(dialog).toBeHidden();
}

/** Drags a case of the waiting list to a theatre and a time of a coming day. */
export async function dragToTheatre(
  page: Page,
  patient: string,
  place: { daysAhead: number; theatre: string; from: string },
): Promise<void> {
  await openMenu(page, 'Theatre Schedule');
  for (let day = 0; day < place.daysAhead; day += 1) await press(page, 'Next day');
  const time = page.getByRole('button', {
    name: new RegExp(`${place.theatre} .* ${place.from.replace(/^0/, '0?')}(?: AM)? – `),
  });
  await expect(time).toBeInViewport();
  const waiting = page.getByRole('region', { name: 'Waiting list' }).getByRole('button', { name: patient });
  await drag(page, waiting, time, { to: { x: 2, y: 30 } });
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('[data-event-id]', { hasText: patient })).toBeInViewport();
}

/** Starts the operation of the open dialog, confirming whatever is unusual about it once it is asked. */
export async function startUnusual(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await press(dialog, 'Start Surgery');
  const doubts = dialog.getByRole('alert').getByRole('checkbox');
  await expect(doubts.first()).toBeVisible();
  for (const doubt of await doubts.all()) await touch(doubt);
  await press(dialog, 'Start Surgery');
  await expect(dialog).toBeHidden();
}

/** Hands the device to the patient, who agrees to everything and signs by name before a witness; then the surgeon signs. */
export async function signConsent(page: Page): Promise<void> {
  await press(page, 'Sign on Screen');
  const form = page.getByRole('dialog', { name: /^Consent of OR-/ });
  await form.getByLabel('Language of the person who signs').selectOption('English');
  await fill(form, { 'Risks for this patient': 'Injury of the bile duct' });
  await press(form, 'Hand Device Over');
  await expect(page.getByRole('heading', { name: 'Consent to an operation' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const signer = await page.getByLabel('Name of who signs').inputValue();
  const statements = page.getByRole('checkbox', { name: /^(I agree|If something)/ });
  await expect(statements.first()).toBeVisible();
  for (const statement of await statements.all()) await touch(statement);
  await page.getByLabel('How it is signed').first().selectOption('Name typed as a signature');
  await fill(page, { 'Name as signature': signer });
  await touch(page.getByRole('checkbox', { name: 'This typed name is my signature.' }));
  const witness = page.getByRole('group', { name: 'Witness' });
  await fill(witness, {
    'Name of the witness': 'Salma Begum',
    'Relation to the patient, or work in the hospital': 'Aunt',
  });
  await witness.getByLabel('How it is signed').selectOption('Name typed as a signature');
  await fill(witness, { 'Name as signature': 'Salma Begum' });
  await touch(witness.getByRole('checkbox', { name: 'This typed name is my signature.' }));
  await press(page, 'Sign');
  await expect(page.getByText('Thank you. Please give the device back.')).toBeVisible();
  await press(page, 'For staff: take the device back');
  const dialog = page.getByRole('dialog', { name: 'Take the device back' });
  await dialog.getByLabel('Password').first().fill(samplePassword);
  await press(dialog, 'Take Back');
  await signAsSurgeon(page);
}

async function signAsSurgeon(page: Page): Promise<void> {
  await press(page, 'Sign as Surgeon');
  const form = page.getByRole('dialog', { name: /as the surgeon$/ });
  const pad = form.getByRole('img', { name: 'Your signature' });
  await pad.hover({ position: { x: 40, y: 60 } });
  await page.mouse.down();
  await pad.hover({ position: { x: 160, y: 40 } });
  await page.mouse.up();
  await press(form, 'Sign as Surgeon');
  await expect(form).toBeHidden();
}

/** Ticks all that a phase of the safety checklist asks. */
export async function tickPhase(page: Page, phase: string): Promise<void> {
  const asked = page.getByRole('heading', { name: phase, exact: true }).locator('..').getByRole('checkbox');
  await expect(asked.first()).toBeVisible();
  for (const item of await asked.all()) {
    await touch(item);
    await expect(item).toBeChecked();
  }
}

/** Records one of the times of the day of surgery as now: the next one by its button, another one by the menu. */
export async function recordNow(page: Page, milestone: string): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Record .* now$/ });
  const menu = page.getByRole('button', { name: 'Other milestone' });
  await expect(buttons.or(menu).first()).toBeVisible();
  const next = page.getByRole('button', { name: `Record ${milestone} now` });
  if (await next.isVisible()) {
    await touch(next);
  } else {
    await touch(menu);
    await touch(page.getByRole('menuitem', { name: milestone, exact: true }));
    await press(page.getByRole('dialog', { name: milestone }), 'Save');
  }
  await expect(page.getByText(`${milestone} recorded`).last()).toBeVisible();
  // It is told before the page has what follows.
  await expect(next).toBeHidden();
}

/** Takes pieces of an item from the store of the theatre for the opened case. */
export async function useFromStore(page: Page, item: string, quantity: number): Promise<void> {
  await press(page, 'Record consumable');
  const form = page.getByRole('dialog', { name: 'Record consumable' });
  const place = form.getByLabel('Taken from');
  if ((await place.inputValue()) === '') await place.selectOption({ label: 'Theatre store' });
  await pick(form.getByRole('combobox', { name: 'Item' }), item, new RegExp(item, 'i'));
  await fill(form, { Quantity: String(quantity) });
  await press(form, 'Record consumable');
  await expect(form).toBeHidden();
}

/** Plans an anesthesia for the opened case, sees that it is the wrong one, marks the record, and comes back to the case. */
export async function planAnesthesiaInError(page: Page, caseNumber: string): Promise<void> {
  await openPart(page, 'Anesthesia Records');
  await press(page, 'New Record');
  await press(page.getByRole('dialog', { name: 'New Anesthesia Record' }), 'Create Record');
  const records = page.getByRole('table');
  await touch(records.getByRole('link', { name: caseNumber }));
  await press(page, 'More');
  await touch(page.getByRole('menuitem', { name: 'Mark as entered in error' }));
  const form = page.getByRole('dialog', { name: 'Anesthesia record entered in error' });
  await fill(form, { Reason: 'Planned for the wrong case' });
  await press(form, 'Mark as entered in error');
  await expect(page.getByText(/^Planned for the wrong case \(/)).toBeVisible();
  await openCase(page, caseNumber);
  await openPart(page, 'Anesthesia Records');
  await expect(records.getByText('Entered in error')).toBeVisible();
}

/** Plans the anesthesia of the opened case, starts it, and writes one set of vital signs. */
export async function beginAnesthesia(page: Page, caseNumber: string): Promise<void> {
  await openPart(page, 'Anesthesia Records');
  await press(page, 'New Record');
  await press(page.getByRole('dialog', { name: 'New Anesthesia Record' }), 'Create Record');
  // One that was entered in error before it is listed as well.
  const counting = page.getByRole('row').filter({ hasNotText: 'Entered in error' });
  await touch(counting.getByRole('link', { name: caseNumber }));
  await press(page, 'Start anesthesia');
  await answer(page, 'Start anesthesia');
  await fill(page, { 'Heart rate (/min)': '70', 'SpO2 (%)': '98' });
  await press(page, 'Record vital signs');
  await expect(page.getByText('Vital signs recorded')).toBeVisible();
}

/** Scores the recovery at its best and completes the opened anesthesia record. */
export async function endAnesthesia(page: Page): Promise<void> {
  const score = page.getByRole('form', { name: 'Recovery (Aldrete)' });
  for (const [part, answered] of Object.entries(best)) {
    await score.getByLabel(part).selectOption(answered);
  }
  await press(score, 'Record score');
  await expect(page.getByText('Aldrete 10', { exact: true }).first()).toBeVisible();
  await press(page, 'Complete');
  await press(page.getByRole('dialog', { name: 'Complete anesthesia' }), 'Complete');
  await expect(page.getByText('Anesthesia record completed')).toBeVisible();
}

const best = {
  Activity: 'Moves four limbs (2)',
  Breathing: 'Breathes deeply, coughs (2)',
  Consciousness: 'Awake (2)',
  'Blood pressure': 'Changed by less than 20 % (2)',
  Oxygen: 'Above 92 % on air (2)',
};

/** Writes the operative note of the opened case, which shows the counts of the nurses, and signs it. */
export async function writeAndSignNote(page: Page, procedure: string): Promise<void> {
  await openPart(page, 'Operative Notes');
  await press(page, 'New Note');
  const form = page.getByRole('dialog', { name: 'Create Operative Note' });
  await fill(form, {
    'Procedure performed': procedure,
    'Procedure details': 'Mesh placed, no complications.',
  });
  // The counts are the nurses': the note shows them.
  await expect(form.getByText(/^Swabs: 10 \+ 5, 15 at the end, agrees$/)).toBeVisible();
  await press(form, 'Create Note');
  await expect(form).toBeHidden();
  const note = row(page.getByRole('main'), procedure, 'DRAFT');
  await touch(note.getByRole('link').first());
  await press(page, 'Transcribed');
  await press(page, 'Sign Note');
  await answer(page, 'Sign Note');
  await expect(page.getByText('Note signed')).toBeVisible();
}

/** Marks the opened note as entered in error; its case then asks for another one. */
export async function markNoteInError(
  page: Page,
  { caseNumber, reason }: { caseNumber: string; reason: string },
): Promise<void> {
  await press(page, 'Mark as entered in error');
  const form = page.getByRole('dialog', { name: 'Operative Note entered in error' });
  await fill(form, { Reason: reason });
  await press(form, 'Mark as entered in error');
  await expect(form).toBeHidden();
  await openCase(page, caseNumber);
  await openPart(page, 'Operative Notes');
  await expect(
    page.getByText('Every note of this operation was entered in error. Write a new one.'),
  ).toBeVisible();
}

/** What is counted in an operation. */
const countedKinds = ['Swabs', 'Large swabs', 'Needles', 'Blades', 'Instruments'];

/** Counts at a moment; it waits for the second person. */
export async function countPieces(
  page: Page,
  { button, counted }: { button: string; counted: Record<string, number> },
): Promise<void> {
  await press(page, button);
  const form = page.getByRole('dialog').last();
  for (const kind of countedKinds) {
    await form.getByRole('textbox', { name: kind, exact: true }).fill(String(counted[kind] ?? 0));
  }
  await press(form, 'Record count');
  await expect(form).toBeHidden();
}

/** Confirms a count of a colleague as who has counted too. */
export async function confirmCount(page: Page, moment: string): Promise<void> {
  await press(page, `Confirm: ${moment}`);
  await expect(page.getByText('Count confirmed').last()).toBeVisible();
}

/** Opens further pieces for the operation. */
export async function addToField(page: Page, item: string, pieces: number): Promise<void> {
  await press(page, 'Add to surgical field');
  const form = page.getByRole('dialog', { name: 'Add to surgical field' });
  await form.getByLabel('What was added').selectOption(item);
  await fill(form, { Pieces: String(pieces) });
  await press(form, 'Add to surgical field');
  await expect(form).toBeHidden();
}

/** The line of a bill that names this. */
export const line = (page: Page, words: string): Locator => page.getByRole('row').filter({ hasText: words });
