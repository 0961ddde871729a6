import { z } from 'zod';
import { paymentPart } from '#areas/billing/payment-parts.public.ts';
import { ledgerMethods } from '#areas/billing/billing-rules.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { allergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { check, offer } from '../dispensing/line-to-give.contract.ts';
import { baseUnits } from '../safety/medicine-facts.ts';
import { issue } from './counter-sale.issues.ts';

/** The maximum number of medicines of one sale. */
export const maxSold = 50;
/** The maximum number of base units of one medicine in a sale. */
export const maxSoldUnits = 100_000;
/** The maximum number of medicines that a search at the counter is answered with. */
export const maxOffered = 12;

/** Why a medicine is not sold without a prescription. */
export const counterRefusals = ['controlled', 'antibiotic', 'prescriptionOnly'] as const;

export type CounterRefusal = (typeof counterRefusals)[number];

/** Whoever sells must know what is sold and what speaks against it, whoever the patient is. */
const sellingWork = {
  permission: 'pharmacy.counter',
  fields: ['items', 'returns', 'allergies', 'findings'],
} as const;

export const soldLot = z.strictObject({
  lotId: z.uuid(),
  lotNumber: z.string(),
  /** The last day of use; null for what does not expire. */
  expiresOn: z.string().nullable(),
  quantity: z.number().int(),
  returnedQuantity: z.number().int(),
});

const soldItem = z.strictObject({
  id: z.uuid(),
  medicineId: z.uuid(),
  name: z.string(),
  /** In base units. */
  quantity: z.number().int(),
  baseUnit: z.enum(baseUnits),
  /** Of one base unit. */
  priceMinor: z.number().int(),
  lots: z.array(soldLot),
});

/** What came back of a sale, and why. */
export const soldReturn = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  lotNumber: z.string(),
  quantity: z.number().int(),
  reason: z.string(),
  returnedAt: z.string(),
  returnedByName: z.string(),
});

export type SoldItem = z.output<typeof soldItem>;

/** A sale as the list shows it; amounts are minor units. */
export const counterSaleRow = z.strictObject({
  id: z.uuid(),
  saleNumber: z.string(),
  /** Null for somebody who is no patient. */
  patient: namedPatient.nullable(),
  buyerName: z.string().nullable(),
  buyerPhone: z.string().nullable(),
  invoiceId: z.uuid(),
  invoiceNumber: z.string(),
  currencyCode: z.string(),
  totalMinor: z.number().int(),
  /** What credit notes took off. */
  creditedMinor: z.number().int(),
  /** Of what was paid, given back. */
  refundedMinor: z.number().int(),
  soldAt: z.string(),
  soldByName: z.string(),
});

export type CounterSaleRow = z.output<typeof counterSaleRow>;

export const counterSale = counterSaleRow.extend({
  subtotalMinor: z.number().int(),
  taxMinor: z.number().int(),
  items: withheldList(soldItem),
  /** What came back, the first first. */
  returns: withheldList(soldReturn),
  payment: z.strictObject({
    receiptNumber: z.string(),
    method: z.enum(ledgerMethods),
    amountMinor: z.number().int(),
    tenderedMinor: z.number().int().nullable(),
    changeMinor: z.number().int(),
    reference: z.string().nullable(),
  }),
});

export type CounterSale = z.output<typeof counterSale>;

const counterOffer = offer.extend({
  genericName: z.string(),
  packSize: z.number().int(),
  /** Null where it is sold without a prescription. */
  refusal: z.enum(counterRefusals).nullable(),
});

export type CounterOffer = z.output<typeof counterOffer>;

export const searchCounter = defineCall('counterSales.search', {
  address: 'GET /counter-offers',
  access: 'pharmacy.counter',
  summary: `Find what can be sold over the counter by the code of a pack, the number of a lot or the beginnings of words, at most ${maxOffered}`,
  input: z.strictObject({
    search: freeText(200).default(''),
    /** Ids with commas between: these medicines as they are now, in place of a search. */
    medicineIds: freeText(2000).default(''),
  }),
  output: z.strictObject({
    currencyCode: z.string(),
    /** Hundredths of a percent of what is sold. */
    taxBasisPoints: z.number().int(),
    /** True where a code or the number of a lot was found, and not words of a name. */
    isScanned: z.boolean(),
    rows: z.array(counterOffer),
  }),
});

export const checkCounter = defineCall('counterSales.check', {
  address: 'GET /counter-checks',
  access: 'pharmacy.counter',
  workNeeds: sellingWork,
  summary:
    'Compare medicines with the allergies of a patient and with what they take (recorded in the audit trail)',
  input: z.strictObject({
    patientId: z.uuid(),
    /** Ids with commas between. */
    medicineIds: freeText(2000).default(''),
  }),
  output: z.strictObject({
    patient: namedPatient,
    allergies: withheld(allergiesInShort),
    findings: withheldList(
      check.omit({ lineId: true, isNew: true, reason: true }).extend({ medicineId: z.uuid() }),
    ),
  }),
});

export type CounterCheck = z.output<(typeof checkCounter)['output']>;

export const listCounterSales = defineCall('counterSales.list', {
  address: 'GET /counter-sales',
  access: 'pharmacy.counter',
  summary: 'List sales over the counter, newest first, or find one by its number',
  input: z.strictObject({ search: freeText(40).optional(), ...pageRequest }),
  output: pageOf(counterSaleRow),
});

const exampleSale: CounterSale = {
  id: '01980000-0000-7000-8000-000000000341',
  saleNumber: 'CS-000001',
  patient: null,
  buyerName: null,
  buyerPhone: null,
  invoiceId: '01980000-0000-7000-8000-000000000041',
  invoiceNumber: 'INV-000001',
  currencyCode: 'BDT',
  subtotalMinor: 1500,
  taxMinor: 150,
  totalMinor: 1650,
  creditedMinor: 0,
  refundedMinor: 0,
  soldAt: '2026-03-02T09:00:00.000Z',
  soldByName: 'Tanvir Hasan',
  items: [
    {
      id: '01980000-0000-7000-8000-000000000342',
      medicineId: '01980000-0000-7000-8000-000000000302',
      name: 'Paraxa 500 mg',
      quantity: 10,
      baseUnit: 'tablet',
      priceMinor: 150,
      lots: [
        {
          lotId: '01980000-0000-7000-8000-000000000062',
          lotNumber: 'L1001',
          expiresOn: '2028-03-31',
          quantity: 10,
          returnedQuantity: 0,
        },
      ],
    },
  ],
  returns: [],
  payment: {
    receiptNumber: 'RCT-000001',
    method: 'cash',
    amountMinor: 1650,
    tenderedMinor: 2000,
    changeMinor: 350,
    reference: null,
  },
};

export const getCounterSale = defineCall('counterSales.get', {
  address: 'GET /counter-sales/{saleId}',
  access: 'pharmacy.counter',
  workNeeds: sellingWork,
  summary: 'Open a sale with what was sold from which lots (recorded in the audit trail)',
  input: z.strictObject({ saleId: z.uuid() }),
  output: counterSale,
  example: { output: exampleSale },
});

const units = z.number(issue('quantityMissing')).int().min(1, issue('quantityMissing')).max(maxSoldUnits);

export const sellOverCounter = defineCall('counterSales.sell', {
  address: 'POST /counter-sales',
  access: 'pharmacy.counter',
  workNeeds: sellingWork,
  summary:
    'Sell medicines without a prescription: the stock moves, and invoice and payment are made in the same moment. What needs a prescription is refused',
  input: z
    .strictObject({
      /** A patient, or nobody the hospital knows. */
      patientId: z
        .uuid()
        .nullish()
        .transform((id) => id ?? null),
      buyerName: optionalText(200),
      buyerPhone: optionalText(40),
      /** Taken from what expires first. */
      lines: z
        .array(z.strictObject({ medicineId: z.uuid(), quantity: units }))
        .min(1, issue('nothingSold'))
        .max(maxSold),
      /** Of all that is due, as it was told to the customer. */
      payment: paymentPart,
      /** True where a wallet's transaction that stands on another payment is known to have paid this as well. */
      sharesTransaction: z.boolean().default(false),
    })
    .refine(({ patientId, buyerName, buyerPhone }) => patientId === null || (!buyerName && !buyerPhone), {
      path: ['buyerName'],
      message: issue('patientOrBuyer'),
    }),
  output: counterSale,
  errors: [
    ...(['SAFETY_STOP', 'SALE_TOTAL_CHANGED', 'CASHIER_DAY_CLOSED', 'TRANSACTION_USED'] as const),
    ...(['STOCK_SHORT', 'LOT_EXPIRED', 'LOT_SET_ASIDE'] as const),
  ],
  example: {
    input: {
      lines: [{ medicineId: exampleSale.items[0]!.medicineId, quantity: 10 }],
      payment: { method: 'cash', amountMinor: 1650, tenderedMinor: 2000 },
    },
  },
});

export const takeBackSold = defineCall('counterSales.takeBack', {
  address: 'POST /counter-sales/{saleId}/returns',
  access: 'pharmacy.counter',
  summary:
    'Take back what was sold, by lot and with the reason: it is credited, and a refund is asked for, which somebody else decides',
  input: z.strictObject({
    saleId: z.uuid(),
    lines: z
      .array(z.strictObject({ soldItemId: z.uuid(), lotId: z.uuid(), quantity: units }))
      .min(1, issue('nothingChosen'))
      .max(maxSold * 5),
    reason: requiredText(500),
    /** What may be sold again, or what lies in quarantine. */
    to: z.enum(['pharmacy', 'quarantine']),
    refundMethod: z.enum(ledgerMethods).exclude(['deposit']).default('cash'),
  }),
  output: z.strictObject({
    saleId: z.uuid(),
    creditNoteNumber: z.string(),
    /** What was asked to be given back, in minor units; somebody else decides. */
    refundMinor: z.number().int(),
  }),
  errors: ['LOT_EXPIRED', 'AMOUNT_TOO_HIGH', 'WRONG_STATE'],
});

export const recordCounterPrint = defineCall('counterSales.recordPrint', {
  address: 'POST /counter-sales/{saleId}/prints',
  access: 'pharmacy.counter',
  summary: 'Record that the receipt of a sale was printed or downloaded',
  input: z.strictObject({ saleId: z.uuid(), output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
