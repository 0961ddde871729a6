// areas: messages, settings, appointments
import { expect, type Page } from '@playwright/test';
import { callFrom } from './calls.ts';
import { open, signInAs, test } from './hospital.ts';
import { anAppointment } from './records.ts';
import { chooseInRow } from './row-menu.ts';

const address = '/dashboard/settings/notifications';

async function openTab(page: Page, tab: string): Promise<void> {
  await open(page, `${address}?tab=${tab}`);
  await expect(page.getByRole('heading', { name: 'Notification Settings', level: 1 })).toBeVisible();
}

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Logs' }).getByRole('row');

/** So many reminders wait that are to be sent on such a day. */
async function expectWaiting(page: Page, day: string, count: number): Promise<void> {
  await open(page, `${address}?tab=logs&eventType=appointment_reminder&status=pending`);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
  await expect(page.getByText(/\d+ messages? on this page|No messages found/)).toBeVisible();
  const waiting = rowsOf(page).filter({ hasText: new RegExp(`to be sent at .*${day}`) });
  await expect(waiting).toHaveCount(count);
}

test('a template is edited and previewed with a real record', { tag: '@host' }, async ({ page }) => {
  await signInAs(page, 'Tenant Admin');
  await openTab(page, 'templates');
  await page.getByRole('button', { name: /^Edit.*Appointment confirmation, SMS/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit Template' });
  await form.getByRole('textbox', { name: /^Body in Bengali/ }).fill('অ্যাপয়েন্টমেন্ট {{appointmentDate}}');
  await form.getByRole('textbox', { name: /^Body/ }).first().fill('See you at {{appointmentTime}}');
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(/See you at \d+:\d\d/);
  await expect(preview).not.toContainText('{{');
  await expect(preview).toContainText(/1 SMS, \d+ characters \(GSM\)/);
  await expect(preview).toContainText(/1 SMS, \d+ characters \(Unicode\)/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Appointment confirmation saved')).toBeVisible();
});

test(
  'a test message is sent and found in the log as mocked, and a channel that is off says so in words',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Tenant Admin');
    await openTab(page, 'test');
    const recipient = `test-${Date.now().toString(36)}@hospital.example`;
    await page.getByRole('textbox', { name: /^Recipient/ }).fill(recipient);
    await page.getByRole('button', { name: 'Send Test Notification' }).click();
    await expect(
      page.getByText(`Test notification sent via Email to ${recipient}. Status: Sent (Mocked)`),
    ).toBeVisible();
    await open(page, `${address}?tab=logs&eventType=test`);
    await expect(rowsOf(page).filter({ hasText: recipient })).toContainText('Mocked');
  },
);

test(
  'an appointment is reminded of once after it was moved, and a rule that is switched off stops it',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Tenant Admin');
    const title = `Reminded ${Date.now().toString(36)}`;
    const booked = await anAppointment(page, title, '2035-05-07T10:00', 'Dr. Farhan Chowdhury');
    await expectWaiting(page, '0[67]/05/2035', 2);
    await callFrom(page, 'appointments.update', {
      appointmentId: booked.id,
      version: booked.version,
      startTime: '2035-05-20T10:00:00.000Z',
      endTime: '2035-05-20T10:30:00.000Z',
    });
    await expectWaiting(page, '0[67]/05/2035', 0);
    await expectWaiting(page, '(19|20)/05/2035', 2);
    await open(page, '/dashboard/settings/notifications?tab=rules');
    await chooseInRow(page.getByRole('row', { name: /Appointment reminder/ }), /^Disable/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByText('The rule for Appointment reminder is disabled.')).toBeVisible();
    await expectWaiting(page, '05/2035', 0);
    await open(page, '/dashboard/settings/notifications?tab=rules');
    await chooseInRow(page.getByRole('row', { name: /Appointment reminder/ }), /^Enable/);
    await expect(page.getByText('The rule for Appointment reminder is enabled.')).toBeVisible();
  },
);
