import type { Page } from '@playwright/test';
import { callFrom } from '../../e2e/calls.ts';
import { aPatient, aSentInvoice } from '../../e2e/records.ts';
import { aMark, job } from './job.ts';

/** Takes money, on the own day of whoever is signed in. */
const pay = (page: Page, invoiceId: string, amountMinor: number) =>
  callFrom(page, 'payments.record', { invoiceId, parts: [{ amountMinor, method: 'cash' }] });

const billAndPay = job({
  name: 'bill with a split payment',
  person: 'Billing Clerk',
  prepare: (page) => aPatient(page, aMark()),
  async run(hand, { patientNumber, lastName }) {
    const { page } = hand;
    await hand.find(
      `bill ${patientNumber}`,
      page.getByRole('option', { name: new RegExp(lastName) }).first(),
    );
    await hand.fill(page.getByRole('combobox', { name: 'Item 1: service or text' }), 'Dressing');
    await hand.fill(page.getByLabel('Price 1'), '500');
    await hand.tick(page.getByRole('switch', { name: 'Send at once' }));
    await hand.press('Control+Enter');
    await hand.sees(page.getByRole('heading', { name: /^INV-\d{6}$/ }));
    await hand.use(page.getByRole('button', { name: 'Record Payment' }));
    const form = page.getByRole('dialog', { name: /Record Payment for INV-/ });
    await hand.fill(form.getByLabel('Amount'), '200');
    await hand.use(form.getByRole('button', { name: 'Add another method' }));
    await hand.choose(form.getByLabel('Method').last(), 'Card');
    await hand.press('Control+Enter');
    await hand.seesNoMore(form);
    await hand.sees(page.getByRole('region', { name: 'Invoice' }).getByText('Paid', { exact: true }).first());
  },
});

const refund = job({
  name: 'refund a line',
  person: 'Billing Clerk',
  async prepare(page) {
    const { id, invoiceNumber, totalMinor } = await aSentInvoice(page, [
      { name: 'Dressing', quantity: 2, price: 200 },
      { name: 'X-ray', quantity: 1, price: 600 },
    ]);
    await pay(page, id, totalMinor);
    return { invoiceNumber };
  },
  async run(hand, { invoiceNumber }) {
    const { page } = hand;
    await hand.find(invoiceNumber, page.getByRole('option', { name: new RegExp(invoiceNumber) }));
    await hand.use(page.getByRole('button', { name: 'Credit Items' }));
    const credit = page.getByRole('dialog', { name: /Credit items of INV-/ });
    await hand.fill(credit.getByLabel('Units of X-ray to credit'), '1');
    await hand.fill(credit.getByLabel('Reason'), 'The X-ray was not taken');
    await hand.press('Control+Enter');
    await hand.sees(page.getByText(/ credited$/));
    await hand.use(page.getByRole('button', { name: 'Request Refund' }));
    const form = page.getByRole('dialog', { name: /Request a refund/ });
    await hand.fill(form.getByLabel('Reason'), 'The X-ray was not taken');
    await hand.press('Control+Enter');
    await hand.sees(page.getByText(/A refund of .* waits for approval/));
  },
});

const closeDay = job({
  name: 'close the day',
  person: 'Billing Clerk',
  preparedBy: 'Billing Clerk',
  async prepare(page) {
    const current = () =>
      callFrom<{ day: { expectedMinor: number } | null }>(page, 'cashierDays.current', {});
    if (!(await current()).day) await callFrom(page, 'cashierDays.open', { openingMinor: 20_000 });
    return { cash: (await current()).day!.expectedMinor / 100 };
  },
  async run(hand, { cash }) {
    const { page } = hand;
    await hand.find('close day', page.getByRole('option', { name: 'Close Day' }));
    const form = page.getByRole('dialog', { name: "Close cashier's day" });
    await hand.fill(form.getByLabel('Cash counted'), String(cash));
    await hand.press('Control+Enter');
    await hand.sees(page.getByText(/The day is closed/));
  },
});

/** The jobs of a till. */
export const moneyJobs = { billAndPay, refund, closeDay };
