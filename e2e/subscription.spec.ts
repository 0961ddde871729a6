// areas: subscriptions, platform
import { expect, type Page } from '@playwright/test';
import { aPng } from '#areas/settings/logo/logo.fixture.ts';
import type { listLicenseInvoices } from '#areas/subscriptions/invoices/license-invoice.contract.ts';
import type { readSubscription } from '#areas/subscriptions/subscription/subscription.contract.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { callFrom } from './calls.ts';
import { open, signInAs, test } from './hospital.ts';
import { chooseInRow } from './row-menu.ts';

/** Opens the queue of proofs and the dialog that approves the one of City General. */
async function beginApproval(page: Page) {
  await open(page, '/dashboard/admin-billing');
  await page.getByRole('button', { name: /^Approve.*City General/ }).click();
  return page.getByRole('dialog', { name: 'Approve the payment of City General' });
}

test(
  'an invoice that is due is paid by a proof, which the operator approves twice and which counts once',
  { tag: '@host' },
  async ({ page, context }) => {
    await signInAs(page, 'Tenant Admin');
    await open(page, '/dashboard/license-billing');
    await expect(page.getByText('Open', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Submit Payment Proof/ }).click();
    const paying = page.getByRole('dialog', { name: /^Submit Payment Proof for SUB-/ });
    await paying.getByLabel('Transaction number').fill(`8N7A${crypto.randomUUID().slice(0, 8)}`);
    await paying.getByLabel('Payer name').fill('City General');
    const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(aPng(1, 1)) };
    await paying.locator('input[type=file]').setInputFiles(receipt);
    await paying.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('Waiting for review')).toBeVisible();

    await signInAs(page, 'Super Admin');
    await open(page, '/dashboard/admin-billing');
    await chooseInRow(page.getByRole('row', { name: /City General/ }).first(), /^Show receipt/);
    const shown = page.getByRole('dialog', { name: 'Receipt of City General' });
    const picture = shown.getByRole('img', { name: 'Receipt of City General' });
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(picture).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    const first = await beginApproval(page);
    const otherTab = await context.newPage();
    const second = await beginApproval(otherTab);
    await first.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('Payment of City General approved')).toBeVisible();
    await second.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(second.getByRole('alert')).toContainText('Someone else has already decided this.');
    await otherTab.close();
    await open(page, '/dashboard/super-admin/payments?status=approved');
    await expect(page.getByText('City General').first()).toBeVisible();

    await signInAs(page, 'Tenant Admin');
    await open(page, '/dashboard/license-billing');
    await expect(page.getByText('Approved').first()).toBeVisible();
    await expect(page.getByText('Waiting for review')).toBeHidden();
    const { rows } = await callFrom<CallOutput<typeof listLicenseInvoices>>(page, 'licenseInvoices.list', {});
    const { subscription } = await callFrom<CallOutput<typeof readSubscription>>(
      page,
      'subscription.read',
      {},
    );
    expect(rows[0]!.status).toBe('paid');
    expect(subscription!.periodEndsAt).toBe(rows[0]!.periodTo);
  },
);
