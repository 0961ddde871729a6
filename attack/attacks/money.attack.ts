import { createInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { defineAttack } from '../attack.ts';

const oddAmounts = [-1, -0.01, 0.5, 1e308, 2 ** 53, 2 ** 63, '100', '1e3', null, [100], { $gt: 0 }, true];

export const attack = defineAttack({
  name: 'money',
  tries: 'amounts that are no amounts, more than is due, and the same payment many times at once',
  expects: 'Money moves in whole amounts above zero, and never more than is due.',
  async run({ own, send, ask }, attempts) {
    const token = await own.as('tenant_admin');
    const invoice = async () => {
      const items = [{ name: own.mark, quantity: 1, priceMinor: 10_000 }];
      const input = { patientId: own.ids.patient, items, dueDate: '2031-12-31', send: true };
      return (await ask(createInvoice, input, token)) as { id: string; dueMinor?: number };
    };
    const { id: invoiceId } = await invoice();
    const pay = (part: object, id = invoiceId) =>
      send('payments.record', { invoiceId: id, parts: [{ method: 'cash', ...part }] }, token);
    for (const amountMinor of [...oddAmounts, 0, 10_000_000_000]) {
      const { status } = await pay({ amountMinor });
      attempts.note(
        `a payment of ${JSON.stringify(amountMinor)}`,
        status !== 400 && status !== 409 && `answered ${status}`,
      );
    }
    for (const priceMinor of oddAmounts) {
      const items = [{ name: own.mark, quantity: 1, priceMinor }];
      const input = { patientId: own.ids.patient, items, dueDate: '2031-12-31' };
      const { status } = await send('invoices.create', input, token);
      attempts.note(`a price of ${JSON.stringify(priceMinor)}`, status !== 400 && `answered ${status}`);
    }
    for (const quantity of [-1, 0.001, 1e308, 2 ** 53, '2', null]) {
      const items = [{ name: own.mark, quantity, priceMinor: 100 }];
      const input = { patientId: own.ids.patient, items, dueDate: '2031-12-31' };
      const { status } = await send('invoices.create', input, token);
      attempts.note(`a quantity of ${JSON.stringify(quantity)}`, status !== 400 && `answered ${status}`);
    }
    const { id } = await invoice();
    const { text } = await send('invoices.get', { invoiceId: id }, token);
    const { dueMinor } = JSON.parse(text) as { dueMinor: number };
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay({ amountMinor: dueMinor }, id)));
    const taken = answers.filter(({ status }) => status === 200).length;
    attempts.note('all that is due, ten times at once', taken !== 1 && `it was taken ${taken} times`);
  },
});
