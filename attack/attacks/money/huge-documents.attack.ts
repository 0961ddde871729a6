import { createInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import type { JsonSchema } from '#testing/inputs/api-operations.ts';
import { inputWith } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { defineAttack } from '../../attack.ts';

/** Five of these were once more than a number holds. */
const items = Array.from({ length: 100 }, (_, place) => ({
  name: `Part ${place}`,
  quantity: 1000,
  priceMinor: 10_000_000_000,
}));

const ends = ['0000-01-01', '0001-01-01', '1800-01-01', '2999-12-31', '9999-12-31'];

function isOfTime(field: JsonSchema): boolean {
  return /^date/.test(field.format ?? '') || (field.anyOf ?? []).some(isOfTime);
}

export const attack = defineAttack({
  name: 'huge-documents',
  tries:
    'invoices of the largest parts together by one clerk, and dates at the ends of the calendar in every read',
  expects: 'The documents are refused at a field, and every screen goes on answering.',
  async run({ ask, send, operations, own }, attempts) {
    const token = await own.as('tenant_admin');
    const { id: patientId } = await ask(registerPatient, aPatient(), token);
    for (let made = 0; made < 5; made += 1) {
      const invoice = { patientId, items, taxBasisPoints: 10_000, dueDate: '2031-12-31', send: true };
      const { status } = await send(createInvoice.id, invoice, token);
      attempts.note(`invoice ${made + 1}`, status < 400 && 'it was taken');
      if (status >= 500) attempts.note(`invoice ${made + 1}`, `answered with ${status}`);
    }
    for (const operation of operations.filter(({ kind }) => kind === 'read')) {
      const given = inputWith(operation, own.ids as KnownIds);
      const names = Object.entries(operation.input.properties ?? {})
        .filter(([, field]) => isOfTime(field))
        .map(([name]) => name);
      const inputs = ends
        .filter(() => names.length > 0)
        .map((day) => ({ ...given, ...Object.fromEntries(names.map((name) => [name, day])) }));
      for (const input of [given, ...inputs]) {
        const { status } = await send(operation.id, input, token);
        attempts.note(`${operation.id} ${JSON.stringify(input)}`, status >= 500 && `answered with ${status}`);
      }
    }
  },
});
