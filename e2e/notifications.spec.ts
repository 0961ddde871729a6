// areas: notifications, appointments
import { type Browser, expect, type Page } from '@playwright/test';
import { callFrom } from './calls.ts';
import { isDemo, signInAs, test } from './hospital.ts';
import { anAppointment } from './records.ts';

let made = 0;

/** Books an appointment with the sample doctor and returns its title, which no other has. */
async function bookForDoctor(page: Page): Promise<string> {
  made += 1;
  const title = `Told ${Date.now().toString(36)}${made}`;
  await anAppointment(page, title, `2034-02-0${made}T10:00`, 'Dr. Farhan Chowdhury');
  return title;
}

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ });
}

/** How many the bell says are unread. */
async function unreadOf(page: Page): Promise<number> {
  const label = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/(\d+) unread/.exec(label)?.[1] ?? 0);
}

/** The doctor with the bell in view, told of one new booking; returns its title. */
async function aToldDoctor(browser: Browser, baseURL: string, page: Page): Promise<string> {
  if (isDemo()) {
    // The tabs of a browser share one session in the demo.
    await signInAs(page, 'Tenant Admin');
    const title = await bookForDoctor(page);
    await signInAs(page, 'Doctor');
    return title;
  }
  await signInAs(page, 'Doctor');
  const { unread: before } = await callFrom<{ unread: number }>(page, 'notifications.countUnread', {});
  await expect.poll(() => unreadOf(page)).toBe(before);
  const elsewhere = await browser.newContext({ baseURL });
  const clerk = await elsewhere.newPage();
  await signInAs(clerk, 'Tenant Admin');
  const title = await bookForDoctor(clerk);
  await elsewhere.close();
  // The doctor's page has not been touched: the bell heard of it by itself.
  await expect.poll(() => unreadOf(page)).toBe(before + 1);
  return title;
}

test(
  'a booking made elsewhere rings the bell, and opening it leads there and marks it as read',
  { tag: '@host' },
  async ({ browser, baseURL, page }) => {
    const title = await aToldDoctor(browser, baseURL!, page);
    await expect.poll(() => unreadOf(page)).toBeGreaterThan(0);
    const before = await unreadOf(page);
    await bell(page).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const told = panel.getByRole('button', { name: new RegExp(title) });
    await expect(told).toContainText('New appointment');
    await expect(told).toContainText('Unread');
    expect(await unreadOf(page)).toBe(before);
    await told.click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => unreadOf(page)).toBe(before - 1);
  },
);

test('the bell works by keyboard alone: open, mark all as read, leave', async ({
  browser,
  baseURL,
  page,
}) => {
  const title = await aToldDoctor(browser, baseURL!, page);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText(title)).toBeVisible();
  const markAll = panel.getByRole('button', { name: 'Mark all as read' });
  for (let presses = 0; presses < 3 && !(await markAll.evaluate(isFocused)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(markAll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => unreadOf(page)).toBe(0);
  await expect(panel.getByText('Unread')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
