import { expect, type Page } from '@playwright/test';
import { fill, openMenu, pick, press, row, touch } from './ways.ts';

// What nurses write of a patient, and what is read of it.

const added = { Reason: 'Forgotten', Addendum: 'Her sister sat with her and gave her water' };

/** The nurse writes what she saw, and adds what she forgot: what was saved stays. */
export async function writeNursingNote(page: Page, { name }: { name: string }): Promise<void> {
  await openMenu(page, 'Nursing Notes');
  await press(page, 'Add Note');
  const form = page.getByRole('dialog', { name: 'Add Note' });
  await pick(form.getByRole('combobox', { name: 'Patient' }), name, new RegExp(name));
  await fill(form, { Content: 'Restless, wants to drink' });
  await press(form, 'Save Note');
  await expect(form).toBeHidden();
  await touch(row(page, name).getByRole('link').first());
  await press(page, 'Add addendum');
  const addendum = page.getByRole('dialog', { name: 'Addendum' });
  await fill(addendum, added);
  await press(addendum, 'Add addendum');
  await expect(addendum).toBeHidden();
}

/** The doctor opens it on the ward round, and reads both. */
export async function readNursingNote(page: Page, { name }: { name: string }): Promise<void> {
  await openMenu(page, 'My Inpatients');
  await touch(row(page, name).getByRole('link', { name }));
  await touch(
    page
      .getByRole('region', { name: 'Nursing Notes', exact: true })
      .getByRole('link', { name: 'Assessment' }),
  );
  await expect(page.getByText('Restless, wants to drink')).toBeVisible();
  const addenda = page.getByRole('region', { name: 'Addenda' });
  for (const words of Object.values(added)) await expect(addenda).toContainText(words);
}

/** How the nurse answers the fall scale; she has the neighbour in mind. */
const fallScale = {
  'Has fallen, now or within three months': 'Yes (25)',
  'More than one diagnosis': 'No (0)',
  'Walking aid': 'None, bed rest, nurse or wheelchair (0)',
  'Intravenous line or heparin lock': 'Yes (20)',
  Gait: 'Weak (10)',
  'Mental status': 'Knows own limits (0)',
};

/** An assessment that says a high risk, of the wrong patient: it is taken back with a reason. */
export async function assessInError(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Nursing Assessments');
  await press(page, 'New Assessment');
  const form = page.getByRole('dialog', { name: 'New Assessment' });
  await pick(form.getByRole('combobox', { name: 'Patient' }), name, new RegExp(name));
  await press(form, /^Morse fall scale/);
  for (const [question, choice] of Object.entries(fallScale)) {
    await form.getByRole('combobox', { name: question, exact: true }).selectOption(choice);
  }
  await press(form, 'Complete Assessment');
  await expect(form).toBeHidden();
  await expect(row(page, name)).toContainText('HIGH RISK');
  await touch(row(page, name).getByRole('link').first());
  await press(page, 'Mark as entered in error');
  const mark = page.getByRole('dialog', { name: 'Assessment entered in error' });
  await fill(mark, { Reason: 'Of the neighbour' });
  await press(mark, 'Mark as entered in error');
  await expect(page.getByText(/^Of the neighbour \(/)).toBeVisible();
}

/** The next nurse sees that there was one, and no risk. */
export async function seeNoRisk(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Nursing Assessments');
  await expect(row(page, name)).toContainText('Entered in error');
  await expect(row(page, name)).not.toContainText('HIGH RISK');
  await expect(row(page, name)).not.toContainText('Fall risk');
}
