import { z } from 'zod';
import { secondPersonFields } from '#areas/billing/billing-rules.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';
import { paperCase } from '../papers/paper-case.contract.ts';
import { issue } from './charge.issues.ts';
import { chargeKinds, chargeStates } from './charge.rules.ts';

const named = z.strictObject({ id: z.uuid(), number: z.string() }).nullable();

export const bill = z.strictObject({
  id: z.uuid(),
  /** 1, and further for the supplements of a case. */
  billNumber: z.number().int(),
  status: z.enum(['open', 'validated']),
  /** What is charged, in minor units of the hospital's currency, before tax. */
  amountMinor: z.number().int(),
  /** How many of its lines wait for a price. */
  unpricedCount: z.number().int(),
  /** The stay on whose bill it stands. */
  admission: named,
  invoice: named,
  validatedByName: z.string().nullable(),
  validatedAt: z.string().nullable(),
  /** Who voided the invoice on which it stood last, and why; null where none was. */
  returnedByName: z.string().nullable(),
  returnedAt: z.string().nullable(),
  returnReason: withheld(z.string()),
  createdAt: z.string(),
  version: z.number().int(),
});

const surgicalBill = z.strictObject({ ...bill.shape, case: paperCase, patient: namedPatient });

export type SurgicalBill = z.output<typeof surgicalBill>;

export const surgicalCharge = z.strictObject({
  id: z.uuid(),
  kind: z.enum(chargeKinds),
  name: withheld(z.string()),
  /** As it follows from the operation. */
  foundQuantity: z.number().int(),
  foundPriceMinor: z.number().int(),
  quantity: z.number().int(),
  /** Of one unit, in minor units of the hospital's currency; 0 while it waits for a price. */
  priceMinor: z.number().int(),
  amountMinor: z.number().int(),
  state: z.enum(chargeStates),
  changeReason: withheld(z.string()),
  changedByName: z.string().nullable(),
  changedAt: z.string().nullable(),
  version: z.number().int(),
});

export type SurgicalCharge = z.output<typeof surgicalCharge>;

const unpricedCharge = z.strictObject({
  id: z.uuid(),
  kind: z.enum(chargeKinds),
  name: withheld(z.string()),
  quantity: z.number().int(),
  createdAt: z.string(),
  version: z.number().int(),
  case: paperCase,
  patient: namedPatient,
});

export type UnpricedCharge = z.output<typeof unpricedCharge>;

const caseCharges = z.strictObject({
  case: paperCase,
  patient: namedPatient,
  bills: z.array(z.strictObject({ ...bill.shape, charges: z.array(surgicalCharge) })),
});

export type CaseCharges = z.output<typeof caseCharges>;

/** Who bills must know what for. */
const chargeWork = {
  permission: 'billing.write',
  fields: ['procedureName', 'name', 'changeReason', 'returnReason'],
} as const;

const surgicalChargeId = z.uuid();
const maxQuantity = 1000;
const maxPriceMinor = 10_000_000_000;

/** What a clerk says of a line in place of what follows from the operation. */
export const correctionFields = {
  quantity: z
    .number(issue('quantityOutOfRange'))
    .int(issue('quantityOutOfRange'))
    .min(1, issue('quantityOutOfRange'))
    .max(maxQuantity, issue('quantityOutOfRange')),
  priceMinor: z
    .number(issue('priceOutOfRange'))
    .int(issue('priceOutOfRange'))
    .min(0, issue('priceOutOfRange'))
    .max(maxPriceMinor, issue('priceOutOfRange')),
  reason: requiredText(500),
};

export const listSurgicalBills = defineCall('surgicalBills.list', {
  address: 'GET /surgical-bills',
  access: 'billing.write',
  module: 'billing_enabled',
  workNeeds: chargeWork,
  summary: 'List what operations came to: what waits for billing longest first, or what was validated',
  input: z.strictObject({ status: z.enum(['open', 'validated']).default('open'), ...pageRequest }),
  output: pageOf(surgicalBill),
});

export const getCaseCharges = defineCall('surgicalCharges.ofCase', {
  address: 'GET /surgical-cases/{caseId}/charges',
  access: 'billing.read',
  module: 'billing_enabled',
  workNeeds: chargeWork,
  summary:
    'Read what an operation comes to, line by line, with its supplements (recorded in the audit trail)',
  input: z.strictObject({ caseId: z.uuid() }),
  output: caseCharges,
});

export const listUnpricedCharges = defineCall('surgicalCharges.listUnpriced', {
  address: 'GET /surgical-charges/unpriced',
  access: 'billing.write',
  module: 'billing_enabled',
  workNeeds: chargeWork,
  summary: 'List what operations used that has no price yet, what waits longest first',
  input: z.strictObject({ ...pageRequest }),
  output: pageOf(unpricedCharge),
});

export const findChargesAgain = defineCall('surgicalCharges.findAgain', {
  address: 'POST /surgical-cases/{caseId}/charges/search',
  access: 'billing.write',
  module: 'billing_enabled',
  workNeeds: chargeWork,
  summary: 'Look again for what an operation used and for its prices, which may be known by now',
  input: z.strictObject({ caseId: z.uuid() }),
  output: caseCharges,
  errors: ['WRONG_STATE'],
});

export const correctCharge = defineCall('surgicalCharges.correct', {
  address: 'PATCH /surgical-charges/{surgicalChargeId}',
  access: 'billing.write',
  module: 'billing_enabled',
  workNeeds: chargeWork,
  summary:
    'Charge another quantity or price with a reason, price what has no price yet, or charge again what was dropped',
  input: z.strictObject({ surgicalChargeId, version: seenVersion, ...correctionFields }),
  output: caseCharges,
  errors: ['STALE', 'CASE_BILLED', 'WRONG_STATE'],
});

export const dropCharge = defineCall('surgicalCharges.drop', {
  address: 'POST /surgical-charges/{surgicalChargeId}/drop',
  access: 'billing.write',
  module: 'billing_enabled',
  workNeeds: chargeWork,
  summary: 'Leave a line out with a reason; it stays to be read',
  input: z.strictObject({ surgicalChargeId, version: seenVersion, reason: correctionFields.reason }),
  output: caseCharges,
  errors: ['STALE', 'CASE_BILLED', 'WRONG_STATE'],
});

export const validateSurgicalBill = defineCall('surgicalBills.validate', {
  address: 'POST /surgical-bills/{surgicalBillId}/validation',
  access: 'billing.write',
  module: 'billing_enabled',
  workNeeds: chargeWork,
  summary:
    'Put the lines on the running bill of the stay, or on a draft invoice; nothing that was charged changes any more. Lines without a price are refused, or left waiting on a bill of their own',
  input: z.strictObject({
    surgicalBillId: z.uuid(),
    version: seenVersion,
    leaveUnpriced: z.boolean().default(false),
    /** Needed where corrections and lines left out give away more than this person may alone. */
    ...secondPersonFields,
  }),
  output: caseCharges,
  secretFields: ['secondPersonPassword'],
  errors: [
    ...(['STALE', 'CASE_BILLED', 'CHARGES_UNPRICED', 'BEYOND_OWN_LIMIT'] as const),
    ...(['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
  ],
});
