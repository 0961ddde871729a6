// areas: platform, audit, people
import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { readActivityFigures } from '#areas/platform/audit-logs/client-activity.contract.ts';
import type { countClients } from '#areas/platform/clients/client.contract.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { callFrom } from './calls.ts';
import { isDemo } from './hosts.ts';
import { open, signInAs, test } from './hospital.ts';

test(
  'the operator sees the figures of all clients, narrows and exports the audit logs, and looks at the health of the system',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Super Admin', '/dashboard');
    await expect(page.getByRole('heading', { name: 'Platform Overview', level: 1 })).toBeVisible();
    // Other tests make clients meanwhile.
    await expect(async () => {
      await open(page, '/dashboard/super-admin?q=City%20General');
      const counts = await callFrom<CallOutput<typeof countClients>>(page, 'clients.counts', {});
      const figures = page.getByRole('region', { name: 'Figures for all hospitals' });
      // The first of the four is Total Tenants.
      await expect(figures.getByRole('term').first()).toContainText('Total Tenants');
      await expect(figures.getByRole('definition').first()).toHaveText(`${counts.total}`, { timeout: 5000 });
    }).toPass();
    const organizations = page.getByRole('table', { name: 'Tenant Organizations' });
    const row = organizations.getByRole('row', { name: /City General/ });
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: 'City General', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'City General', level: 1 })).toBeVisible();

    await open(page, '/dashboard/super-admin/audit-logs');
    await page.getByLabel('Action', { exact: true }).selectOption({ label: 'View' });
    await expect(page).toHaveURL(/action=VIEW/);
    await expect(page.getByRole('row', { name: /View.*Client/ }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Hospitals' }).click();
    const { hospitalsToday } = await callFrom<CallOutput<typeof readActivityFigures>>(
      page,
      'clientActivity.figures',
      {},
    );
    expect(hospitalsToday).toBeGreaterThanOrEqual(0);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await (await downloading).path();
    expect((await readFile(file, 'utf8')).replace('\u{FEFF}', '')).toMatch(
      /^Day,Tenant ID,Tenant,Action,Resource,Count/,
    );

    await open(page, '/dashboard/super-admin/system-health');
    const database = page.getByRole('region', { name: 'Database' });
    await expect(database.getByText('Round trip of a query')).toBeVisible();
    await expect(page.getByText('Demo mode (simulated)')).toHaveCount(isDemo() ? 1 : 0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(database.getByText('Round trip of a query')).toBeVisible();
  },
);
