import { createCreditNote } from '#areas/billing/credits/credit-note.contract.ts';
import { createInvoice, sendInvoice, voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { listSecondPersons, setOwnLimit } from '#areas/billing/limits/own-limit.contract.ts';
import { createService } from '#areas/billing/services/service.contract.ts';
import { closeMonth, reopenMonth } from '#areas/reports/closing/closing.contract.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import type { Call, CallRequest } from '#kernel/define-call.ts';
import { defineAttack } from '../../attack.ts';

const dueDate = '2031-12-31';

export const attack = defineAttack({
  name: 'clerk-alone',
  tries:
    'as the billing clerk alone: discounts, prices typed over, many small credit notes, voiding, opening a month, raising the limits',
  expects: 'Beyond the limits of the role nothing is done without a second person, who is somebody else.',
  async run({ own, ask, send }, attempts) {
    const [admin, clerk] = await Promise.all([own.as('tenant_admin'), own.as('billing_clerk')]);
    const patientId = own.ids.patient!;
    const refused = async <C extends Call>(what: string, call: C, input: CallRequest<C>) => {
      const { status } = await send(call.id, input as Record<string, unknown>, clerk);
      attempts.note(what, status < 400 && 'it was taken');
      if (status >= 500) attempts.note(what, `answered ${status}`);
    };
    const service = await ask(
      createService,
      { name: `${own.mark} ${crypto.randomUUID()}`, priceMinor: 1_000_000, category: 'Consultation' },
      admin,
    );
    const line = { serviceId: service.id, name: service.name, quantity: 1 };
    const listed = { patientId, dueDate, items: [{ ...line, priceMinor: 1_000_000 }], taxBasisPoints: 0 };
    const { user } = await ask(currentSession, {}, clerk);
    const { rows: colleagues } = await ask(listSecondPersons, {}, clerk);
    const seconds = [
      {},
      { secondPersonId: user.id, secondPersonPassword: 'guessed' },
      ...colleagues.slice(0, 1).map(({ id }) => ({ secondPersonId: id, secondPersonPassword: 'guessed' })),
      ...colleagues.slice(0, 1).map(({ id }) => ({ secondPersonId: id })),
    ];
    for (const second of seconds) {
      const half = { ...listed, discountBasisPoints: 5000, send: true, ...second };
      await refused('half of an invoice', createInvoice, half);
      const cheap = { ...listed, items: [{ ...line, priceMinor: 1 }], send: true, ...second };
      await refused('a price typed over the catalogue', createInvoice, cheap);
    }
    const draft = await ask(createInvoice, { ...listed, discountBasisPoints: 10_000 }, clerk);
    await refused('a draft that gives all of it away', sendInvoice, {
      ...{ invoiceId: draft.id, version: draft.version },
    });
    const sent = await ask(createInvoice, { ...listed, send: true }, clerk);
    const { id: invoiceId, version } = sent;
    await refused('voiding', voidInvoice, { invoiceId, version, reason: 'Written twice' });
    const lines = [{ itemId: sent.items[0]!.id, quantity: 1 }];
    await refused('a credit note', createCreditNote, { invoiceId, lines, reason: 'Not done' });
    const parts = await ask(
      createInvoice,
      { ...listed, items: [{ name: own.mark, quantity: 100, priceMinor: 10_000 }], send: true },
      clerk,
    );
    let credited = 0;
    for (let count = 0; count < 60; count += 1) {
      const input = {
        invoiceId: parts.id,
        lines: [{ itemId: parts.items[0]!.id, quantity: 1 }],
        reason: 'Part',
      };
      const { status } = await send(createCreditNote.id, input, clerk);
      credited += status === 200 ? 1 : 0;
    }
    attempts.note('60 credit notes of 100 each', credited > 50 && `${credited} were taken`);
    const { closingId } = await ask(closeMonth, { date: '2024-01-15' }, admin);
    await refused('opening a closed month', reopenMonth, { closingId, reason: 'A bill was forgotten' });
    await ask(reopenMonth, { closingId, reason: 'Closed for an attack' }, admin);
    await refused('raising the own limits', setOwnLimit, {
      ...{ roleId: crypto.randomUUID(), reopensMonths: true },
      ...{ discountBasisPoints: null, creditMinor: null, voidMinor: null },
    });
  },
});
