import type { Protection } from '../protections.ts';

export const moneyProtections: readonly Protection[] = [
  {
    name: 'a key is for one person',
    file: 'src/database/idempotency.ts',
    text: ".where('user_id', '=', key.userId)",
    instead: '',
    attack: 'idempotency',
    gain: 'the answer of another person was told',
  },
  {
    name: 'a key is for one submission',
    file: 'src/database/idempotency.ts',
    text: 'row.call !== key.call || row.input_hash !== key.inputHash',
    instead: 'row.call !== key.call',
    attack: 'idempotency',
    gain: 'the key for something else: it was taken',
  },
  {
    name: 'a price is a number',
    file: 'src/areas/billing/services/service.contract.ts',
    text: "priceMinor = z\n  .number(issue('priceMissing'))",
    instead: "priceMinor = z.coerce\n  .number(issue('priceMissing'))",
    attack: 'money',
    gain: 'a price of "100": answered 200',
  },
  {
    name: 'a commission has a cap',
    file: 'src/areas/referrals/referrers/terms/terms.service.ts',
    text: 'if (commission.commissionBasisPoints <= capBasisPoints) return;',
    instead: 'if (capBasisPoints >= 0) return;',
    attack: 'payouts-alone',
    gain: '"commissionBasisPoints":10000}: 200 ',
  },
  {
    name: 'a role has limits for what it does alone',
    file: 'src/areas/billing/limits/own-limit.service.ts',
    text: 'if (isWithin(act, limit)) return null;',
    instead: 'if (isWithin(act, limit) || act) return null;',
    attack: 'clerk-alone',
    gain: 'half of an invoice: it was taken',
  },
  {
    name: 'a document has a highest total',
    file: 'src/areas/billing/invoices/writing/invoice-reckoning.ts',
    text: "refuseTotalAbove(maxMinor, Math.max(totals.subtotalMinor, totals.totalMinor), 'items');",
    instead: "refuseTotalAbove(maxMinor, 0, 'items');",
    attack: 'huge-documents',
    gain: 'invoice 1: it was taken',
  },
];
