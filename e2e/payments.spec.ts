// areas: billing
import { expect } from '@playwright/test';
import { open, signInAs, test } from './hospital.ts';
import { aSentInvoice, noOpenDay } from './records.ts';
import { chooseInRow } from './row-menu.ts';

test(
  'a part is paid in cash with change, the receipt is printed, and a correction waits for somebody else',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Tenant Admin', '/dashboard/billing/cashier');
    await noOpenDay(page);
    const { invoiceNumber } = await aSentInvoice(page, [{ name: 'Dressing', quantity: 1, price: 500 }]);
    const row = page.getByRole('row', { name: new RegExp(invoiceNumber) });
    await open(page, '/dashboard/billing/cashier');
    await page.getByRole('button', { name: 'Open Day' }).click();
    const opening = page.getByRole('dialog', { name: "Open cashier's day" });
    await opening.getByLabel('Cash in the drawer').fill('500');
    await opening.getByRole('button', { name: 'Open Day' }).click();
    await expect(page.getByText('Your day is open.')).toBeVisible();

    await open(page, '/dashboard/billing?status=sent');
    await row.getByRole('button', { name: /Record Payment/ }).click();
    const payment = page.getByRole('dialog', { name: `Record Payment for ${invoiceNumber}` });
    const amount = payment.getByLabel('Amount');
    await amount.fill('999999');
    await payment.getByRole('button', { name: 'Record Payment' }).click();
    // The form says it by itself as well; while it is sent, nothing else is.
    await expect(payment.getByText(/Failed to record payment\. This is more than what is due/)).toBeVisible();
    await amount.fill('100');
    await payment.getByLabel('Cash handed over').fill('150');
    await expect(payment.getByText('50.00')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Payment recorded, receipt RCT-/)).toBeVisible();

    await open(page, '/dashboard/billing?status=partial');
    await chooseInRow(row, /^View/);
    await expect(page.getByRole('heading', { name: 'Payments', level: 2 })).toBeVisible();
    await page.getByRole('button', { name: /Print Receipt/ }).click();
    const receipt = page.getByRole('dialog', { name: /Receipt RCT-/ });
    await expect(receipt.getByText('Page 1 of 1', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Correct a Payment' }).click();
    const refund = page.getByRole('dialog', { name: /Correct a payment of INV-/ });
    await refund.getByLabel('Amount').fill('100');
    await refund.getByRole('button', { name: 'Request Correction' }).click();
    await expect(refund.getByText('Enter a reason.')).toBeVisible();
    await refund.getByLabel('Reason').fill('Meant for another patient');
    await refund.getByRole('button', { name: 'Request Correction' }).click();
    await expect(page.getByText('Refund requested')).toBeVisible();
    await expect(page.getByText(/A refund of .*100.00 waits for approval/)).toBeVisible();
    await open(page, '/dashboard/billing/refunds?status=pending');
    await expect(page.getByText('Meant for another patient').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Approve/ })).toHaveCount(0);

    await open(page, '/dashboard/billing/cashier');
    await page.getByRole('button', { name: 'Close Day' }).first().click();
    const closing = page.getByRole('dialog', { name: "Close cashier's day" });
    await closing.getByLabel('Cash counted').fill('590');
    await expect(closing.getByText(/Short by .*10.00/)).toBeVisible();
    await closing.getByRole('button', { name: 'Close Day' }).click();
    await expect(closing.getByText(/Enter the reason/)).toBeVisible();
    await closing.getByLabel('Why it differs').fill('A note was torn');
    await closing.getByRole('button', { name: 'Close Day' }).click();
    await expect(page.getByText(/The day is closed, short by .*10.00/)).toBeVisible();
    await expect(
      page
        .getByRole('table', { name: 'Days' })
        .getByText(/Short by .*10.00/)
        .first(),
    ).toBeVisible();
  },
);

test(
  'a cashier credits one of two paid items, the money goes back, and nothing is due',
  { tag: '@host' },
  async ({ page }) => {
    await signInAs(page, 'Billing Clerk', '/dashboard/billing');
    const { id } = await aSentInvoice(page, [
      { name: 'Dressing', quantity: 2, price: 200 },
      { name: 'X-ray', quantity: 1, price: 600 },
    ]);
    await open(page, `/dashboard/billing/${id}`);
    await page.getByRole('button', { name: 'Record Payment' }).click();
    const payment = page.getByRole('dialog', { name: /Record Payment for INV-/ });
    await payment.getByLabel('Method').selectOption('bKash');
    await payment.getByRole('button', { name: 'Record Payment' }).click();
    await expect(payment.getByText('Enter the transaction number.')).toBeVisible();
    await payment.getByLabel('Transaction number').fill('9ab 1c2 d3e4');
    await payment.getByRole('button', { name: 'Record Payment' }).click();
    const facts = page.getByRole('region', { name: 'Invoice' });
    await expect(facts).toContainText('Paid');

    await page.getByRole('button', { name: 'Credit Items' }).click();
    const credit = page.getByRole('dialog', { name: /Credit items of INV-/ });
    await credit.getByLabel('Units of X-ray to credit').fill('2');
    await credit.getByLabel('Reason').fill('The X-ray was not taken');
    await credit.getByRole('button', { name: 'Credit Items' }).click();
    await expect(credit.getByText('At most 1 can still be credited.')).toBeVisible();
    await credit.getByLabel('Units of X-ray to credit').fill('1');
    await expect(credit.getByText('To give back afterwards')).toBeVisible();
    await credit.getByRole('button', { name: 'Credit Items' }).click();
    await expect(page.getByText(/CN-\d{6}: .*600.00 of INV-\d{6} credited/)).toBeVisible();
    await expect(page.getByText(/600.00 more was paid than is owed/)).toBeVisible();
    await page.getByRole('button', { name: /Print Credit Note/ }).click();
    const paper = page.getByRole('dialog', { name: /Credit Note CN-/ });
    await expect(paper.getByText('Page 1 of 1', { exact: true })).toBeVisible();
    await expect(paper).toContainText('The X-ray was not taken');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Request Refund' }).click();
    const refund = page.getByRole('dialog', { name: /Request a refund/ });
    await expect(refund.getByLabel('Amount')).toHaveValue('600.00');
    await expect(refund.getByLabel('Method')).toHaveValue('bkash');
    await refund.getByLabel('Reason').fill('The X-ray was not taken');
    await refund.getByRole('button', { name: 'Request Refund' }).click();
    await expect(page.getByText(/A refund of .*600.00 waits for approval/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request Refund' })).toBeHidden();

    await signInAs(page, 'Tenant Admin', '/dashboard/billing/refunds?status=pending');
    await page
      .getByRole('row', { name: /The X-ray was not taken/ })
      .getByRole('button', { name: /Approve/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/Refund of INV-\d{6} approved/)).toBeVisible();

    await signInAs(page, 'Billing Clerk', `/dashboard/billing/${id}`);
    await expect(facts).toContainText('Paid');
    const items = page.getByRole('region', { name: 'Items' });
    await expect(items).toContainText('Credited');
    await expect(items).not.toContainText('Due');
    await expect(items).not.toContainText('To give back');
    await expect(page.getByRole('button', { name: 'Record Payment' })).toBeHidden();
  },
);
