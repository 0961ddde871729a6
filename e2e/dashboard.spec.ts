// areas: analytics, patients
import { expect, type Locator, type Page } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aPatient } from './records.ts';

/** The figure of a card. */
function figure(page: Page, label: string): Locator {
  return page
    .locator('dl > *')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd > *')
    .first();
}

/** A family name nobody else in this run has; letters only, as names are. */
function aLastName(): string {
  return `Home${`${Date.now()}`.replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))}`;
}

test(
  'the home screen counts and tells what somebody else just did, and shows charts as tables',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Tenant Admin');
    for (const label of ['Total Patients', 'Appointments Today', 'Lab Orders']) {
      await expect(figure(page, label)).toHaveText(/^\d+$/);
    }
    await expect(figure(page, 'Revenue')).toHaveText(/^৳[\d,]+\.\d\d$/);
    const before = Number(await figure(page, 'Total Patients').textContent());
    const lastName = aLastName();
    const elsewhere = await page.context().newPage();
    await open(elsewhere, '/dashboard/patients/new');
    await expect(elsewhere.getByLabel('First name')).toBeVisible();
    await aPatient(elsewhere, lastName);
    await elsewhere.close();
    await expect(figure(page, 'Total Patients')).toHaveText(String(before + 1));
    const newest = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').first();
    await expect(newest).toContainText(`Patient registered Amina ${lastName} (P`);
    await page.getByRole('button', { name: 'Show table: Active patients by age' }).press('Enter');
    const table = page.getByRole('table', { name: 'Active patients by age' });
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table.getByRole('rowheader')).toHaveText(['0-18', '19-35', '36-55', '56-75', '75+']);
    await newest.getByRole('link', { name: 'Patient registered' }).click();
    await expect(page.getByRole('heading', { name: new RegExp(lastName) })).toBeVisible();
  },
);

test('a doctor sees no money, and a failure offers another try', async ({ page }) => {
  let asked = 0;
  await page.route('**/rpc/analytics/overview*', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: '{}' });
  });
  await signInAs(page, 'Doctor');
  const panel = page.getByRole('alert').filter({ hasText: 'Failed to load analytics data' });
  const again = panel.getByRole('button', { name: 'Try Again' });
  await expect(panel).toBeVisible();
  const before = asked;
  await again.click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await page.unroute('**/rpc/analytics/overview*');
  // News of the hospital has the figures fetched as well, and may be quicker than the hand.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(figure(page, 'Total Patients')).toHaveText(/^\d+$/, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Active patients by gender' })).toBeVisible();
  await expect(page.getByText('Revenue')).toHaveCount(0);
});
