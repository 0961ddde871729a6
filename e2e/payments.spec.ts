import { expect } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';

test(
  'a part is paid in cash with change, the receipt is printed, and a refund waits for somebody else',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Tenant Admin', '/dashboard/billing/cashier');
    await page.getByRole('button', { name: 'Open Day' }).click();
    const opening = page.getByRole('dialog', { name: "Open cashier's day" });
    await opening.getByLabel('Cash in the drawer').fill('500');
    await opening.getByRole('button', { name: 'Open Day' }).click();
    await expect(page.getByText('Your day is open.')).toBeVisible();

    await open(page, '/dashboard/billing?status=sent');
    await page
      .getByRole('button', { name: /Record Payment/ })
      .first()
      .click();
    const payment = page.getByRole('dialog', { name: /Record Payment for INV-/ });
    const amount = payment.getByLabel('Amount');
    await amount.fill('999999');
    await payment.getByRole('button', { name: 'Record Payment' }).click();
    await expect(payment.getByText(/This is more than what is due/).first()).toBeVisible();
    await amount.fill('100');
    await payment.getByLabel('Cash handed over').fill('150');
    await expect(payment.getByText('50.00')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Payment recorded, receipt RCT-/)).toBeVisible();

    await open(page, '/dashboard/billing?status=partial');
    await page.getByRole('link', { name: /View/ }).first().click();
    await expect(page.getByRole('heading', { name: 'Payments', level: 2 })).toBeVisible();
    await page
      .getByRole('button', { name: /Print Receipt/ })
      .last()
      .click();
    const receipt = page.getByRole('dialog', { name: /Receipt RCT-/ });
    await expect(receipt.getByText('Page 1 of 1')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Request Refund' }).click();
    const refund = page.getByRole('dialog', { name: /Request a refund/ });
    await refund.getByRole('button', { name: 'Request Refund' }).click();
    await expect(refund.getByText('Enter a reason.')).toBeVisible();
    await refund.getByLabel('Reason').fill('The test was not done');
    await refund.getByRole('button', { name: 'Request Refund' }).click();
    await expect(page.getByText('The refund was requested.')).toBeVisible();
    await open(page, '/dashboard/billing/refunds?status=pending');
    await expect(page.getByText('The test was not done').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Approve/ })).toHaveCount(0);

    await open(page, '/dashboard/billing/cashier');
    await page.getByRole('button', { name: 'Close Day' }).first().click();
    const closing = page.getByRole('dialog', { name: "Close cashier's day" });
    await closing.getByLabel('Cash counted').fill('600');
    await closing.getByRole('button', { name: 'Close Day' }).click();
    await expect(page.getByText(/The day is closed. Difference: .*0.00/)).toBeVisible();
  },
);
