// areas: appointments, patients
import { expect, type Locator, type Page } from '@playwright/test';
import { fillDateTime } from './dates.ts';
import { signInAs, test } from './hospital.ts';
import { anAppointment } from './records.ts';

let made = 0;

/** A title nobody else in this run has. */
function aTitle(): string {
  made += 1;
  return `Visit ${Date.now().toString(36)}${made}`;
}

/** A day far away, different for each test, so that nobody else's appointments are in the way. */
function aFarDay(): string {
  made += 1;
  const day = Date.UTC(2032, 0, 5) + made * 7 * 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
}

interface Booking {
  title: string;
  start: string;
  doctor?: string;
}

async function fillIn(page: Page, { title, start, doctor }: Booking): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await dialog.getByRole('combobox', { name: 'Patient' }).fill('khatun');
  await page.getByRole('option', { name: /Rahima Khatun/ }).click();
  if (doctor) await dialog.getByLabel('Doctor').selectOption(doctor);
  await dialog.getByLabel('Title').fill(title);
  await fillDateTime(dialog, 'Start time', start);
  return dialog;
}

const internist = { name: 'Dr. Farhan Chowdhury', option: 'Dr. Farhan Chowdhury (Internal Medicine)' };

async function book(page: Page, booking: Booking): Promise<void> {
  await page.getByRole('button', { name: 'Schedule Appointment' }).first().click();
  const dialog = await fillIn(page, booking);
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(dialog).toBeHidden();
}

function eventOf(page: Page, title: string): Locator {
  return page.locator('[data-event-id]', { hasText: title });
}

test(
  'an appointment is scheduled, edited, found again by its address, and deleted after a question',
  { tag: '@host' },
  async ({ page }) => {
    const title = aTitle();
    const day = aFarDay();
    await signInAs(page, 'Tenant Admin', '/dashboard/scheduling');
    await book(page, { title, start: `${day}T10:00`, doctor: internist.option });
    await page.getByLabel('Date').fill(day);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: title });
    await expect(row).toContainText('P000001');
    await expect(row).toContainText('Internal Medicine');
    await expect(row).toContainText('Scheduled');

    await row.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Appointment' });
    await expect(form.getByLabel('End time: time')).toHaveValue('10:30 AM');
    await form.getByLabel('Status').selectOption('Confirmed');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Confirmed');

    await row.getByRole('button', { name: title, exact: true }).click();
    await expect(page).toHaveURL(/appointmentId=/);
    await page.reload();
    const details = page.getByRole('dialog', { name: title });
    await expect(details).toContainText('Rahima Khatun');
    await details.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this appointment?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(details).toBeHidden();
    await expect(page.getByText('No appointments found')).toBeVisible();
  },
);

test('an end before the start is refused at its field, and nothing typed is lost', async ({ page }) => {
  const title = aTitle();
  const day = aFarDay();
  await signInAs(page, 'Tenant Admin', '/dashboard/scheduling');
  await page.getByRole('button', { name: 'Schedule Appointment' }).first().click();
  const dialog = await fillIn(page, { title, start: `${day}T10:00` });
  await fillDateTime(dialog, 'End time', `${day}T09:00`);
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(dialog.getByText('The end must follow the start.')).toBeVisible();
  await expect(dialog.getByLabel('End time: date')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
});

test('a clash is explained to the desk, and a doctor may book anyway with a reason', async ({ page }) => {
  const first = aTitle();
  const second = aTitle();
  const day = aFarDay();
  await signInAs(page, 'Receptionist', '/dashboard/scheduling');
  await anAppointment(page, first, `${day}T10:00`, internist.name);
  await page.getByRole('button', { name: 'Schedule Appointment' }).first().click();
  const clashing = { title: second, start: `${day}T10:15`, doctor: internist.option };
  const refused = await fillIn(page, clashing);
  await refused.getByRole('button', { name: 'Schedule Appointment' }).click();
  const clash = page.getByRole('dialog', { name: 'The doctor is not free' });
  await expect(clash).toContainText(first);
  await expect(clash.getByRole('button', { name: 'Book anyway' })).toHaveCount(0);
  await clash.getByRole('button', { name: 'Close' }).last().click();
  await expect(refused).toContainText('Failed to create appointment');
  await expect(refused.getByLabel('Title')).toHaveValue(second);

  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(refused).toBeHidden();
  await signInAs(page, 'Doctor', `/dashboard/scheduling?date=${day}`);
  await page.getByRole('button', { name: 'Schedule Appointment' }).first().click();
  const dialog = await fillIn(page, clashing);
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click();
  await clash.getByRole('button', { name: 'Book anyway' }).click();
  await expect(clash.getByText('Enter why you are booking anyway.')).toBeVisible();
  await clash.getByLabel('Reason for booking anyway').fill('Came from far away');
  await clash.getByRole('button', { name: 'Book anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: second })).toContainText('Booked anyway');
});

test('in the day by doctor, dragging moves an appointment and is refused where it overlaps', async ({
  page,
}) => {
  // All rows are in view: a page that scrolls under the pressed mouse begins no drag.
  await page.setViewportSize({ width: 1280, height: 1000 });
  const moved = aTitle();
  const standing = aTitle();
  const day = aFarDay();
  await signInAs(page, 'Tenant Admin', `/dashboard/scheduling?view=day&date=${day}`);
  await anAppointment(page, moved, `${day}T09:00`, internist.name);
  await anAppointment(page, standing, `${day}T11:00`, internist.name);
  await expect(eventOf(page, moved)).toBeVisible();

  const free = page.getByRole('button', { name: /Dr. Farhan Chowdhury .* 10:00(?: AM)? – 10:20/ });
  await eventOf(page, moved).dragTo(free, {
    sourcePosition: { x: 4, y: 20 },
    targetPosition: { x: 4, y: 20 },
  });
  await expect(page.getByText(/^Moved to .*10:00/)).toBeVisible();

  await eventOf(page, moved).dragTo(eventOf(page, standing), { sourcePosition: { x: 4, y: 20 } });
  const clash = page.getByRole('dialog', { name: 'The doctor is not free' });
  await expect(clash).toContainText(standing);
  await clash.getByRole('button', { name: 'Close' }).last().click();
  await expect(clash).toBeHidden();
  await expect(eventOf(page, moved)).toHaveAttribute('title', /^10:00/);

  const colleague = page.getByRole('button', { name: /Dr. Shirin Sultana .* 11:00(?: AM)? – 11:20/ });
  await eventOf(page, moved).dragTo(colleague, { sourcePosition: { x: 4, y: 20 } });
  await expect(eventOf(page, moved)).toHaveAttribute('title', /Dr. Shirin Sultana/);
});

test('the week is reached, read and edited with the keyboard alone', async ({ page }) => {
  const title = aTitle();
  const day = aFarDay();
  await signInAs(page, 'Tenant Admin', `/dashboard/scheduling?view=week&date=${day}`);
  await anAppointment(page, title, `${day}T10:00`);
  await eventOf(page, title).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: title });
  await details.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Appointment' });
  await fillDateTime(form, 'Start time', `${day}T13:00`);
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(eventOf(page, title)).toHaveAttribute('title', /1:00\sPM|13:00/);
  // Where one week was left is not where the next one opens.
  const morning = page.getByText(/^0?9:00(\sAM)?$/).first();
  await page
    .getByText(/^(11:00\sPM|23:00)$/)
    .first()
    .scrollIntoViewIfNeeded();
  await expect(morning).not.toBeInViewport();
  await page.getByRole('button', { name: 'Next week' }).press('Enter');
  await expect(eventOf(page, title)).toHaveCount(0);
  await expect(morning).toBeInViewport();
  await page.goBack();
});

test('a patient’s record shows the appointments and leads to a new one for that patient', async ({
  page,
}) => {
  const title = aTitle();
  await signInAs(page, 'Tenant Admin', '/dashboard/patients?q=khatun');
  await page.getByRole('link', { name: 'Rahima Khatun', exact: true }).click();
  const section = page.getByRole('region', { name: 'Appointments' });
  await section.getByRole('link', { name: 'Schedule Appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(dialog.getByRole('combobox', { name: 'Patient' })).toHaveValue(/Rahima Khatun/);
  await dialog.getByLabel('Title').fill(title);
  await fillDateTime(dialog, 'Start time', `${aFarDay()}T10:00`);
  await dialog.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/patientId/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /search/i }).fill(title);
  // What the search offers besides, such as registering somebody of this name, holds the text too.
  await page.getByRole('option', { name: new RegExp(`Rahima Khatun.*${title}`) }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('Rahima Khatun');
});
