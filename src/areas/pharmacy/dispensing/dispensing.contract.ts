import { z } from 'zod';
import { ledgerMethods } from '#areas/billing/billing-rules.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { checkReasons } from '#kernel/care/medicine-check.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { witnessFields } from '#areas/stock/stock-contract.public.ts';
import { allergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import {
  prescription,
  prescriptionRow,
  prescriptionStatuses,
} from '../prescriptions/prescription.contract.ts';
import { maxLines, openedFields } from '../prescriptions/prescription-line.contract.ts';
import { baseUnits } from '../safety/medicine-facts.ts';
import { issue } from './dispensing.issues.ts';
import { check, lineToGive } from './line-to-give.contract.ts';

/** The maximum number of base units that are handed out on one line. */
export const maxDispensed = 100_000;
/** The maximum number of lots that one line is taken from. */
export const maxLotsOfLine = 50;
/** The maximum number of dispensings of one prescription that are shown. */
export const maxDispensings = 200;

export const agreedBy = ['doctor', 'patient'] as const;

/** What handing out cannot do without, whoever the patient is. */
const handingOutWork = {
  permission: ['pharmacy.dispense'],
  fields: ['medicines', 'lines', 'findings', 'advice', 'items', 'allergies'],
} as const;

const queued = z.strictObject({
  ...prescriptionRow.shape,
  /** What stopped when it was signed, and why it was passed. */
  findings: openedFields.findings,
});

export type QueuedPrescription = z.output<typeof queued>;

export const givenLot = z.strictObject({
  lotId: z.uuid(),
  lotNumber: z.string(),
  expiresOn: z.string().nullable(),
  quantity: z.number().int(),
  returnedQuantity: z.number().int(),
});

export const dispensedItem = z.strictObject({
  id: z.uuid(),
  lineId: z.uuid(),
  kind: z.enum(['given', 'outside']),
  name: z.string(),
  /** Of what was prescribed, where another brand was given. */
  prescribedName: z.string().nullable(),
  quantity: z.number().int().nullable(),
  baseUnit: z.enum(baseUnits).nullable(),
  priceMinor: z.number().int(),
  agreedBy: z.enum(agreedBy).nullable(),
  agreedName: z.string().nullable(),
  lotReason: z.string().nullable(),
  lots: z.array(givenLot),
});

export type DispensedItem = z.output<typeof dispensedItem>;

export const dispensing = z.strictObject({
  id: z.uuid(),
  dispensingNumber: z.string(),
  prescriptionId: z.uuid(),
  patient: namedPatient,
  invoiceId: z.uuid().nullable(),
  invoiceNumber: z.string().nullable(),
  /** The stay on whose bill it stands instead. */
  admissionId: z.uuid().nullable(),
  dispensedAt: z.string(),
  dispensedByName: z.string(),
  /** Who confirmed that a controlled medicine was handed out. */
  witnessedByName: z.string().nullable(),
  items: withheldList(dispensedItem),
});

export type Dispensing = z.output<typeof dispensing>;

const opened = z.strictObject({
  patient: namedPatient,
  prescription,
  currencyCode: z.string(),
  allergies: withheld(allergiesInShort),
  lines: withheldList(lineToGive),
  /** What the checks say today. */
  findings: withheldList(check),
  /** The newest first. */
  dispensings: z.array(dispensing),
});

export type OpenedDispensing = z.output<typeof opened>;

export const listQueue = defineCall('dispensings.queue', {
  address: 'GET /dispensing-queue',
  access: 'pharmacy.dispense',
  workNeeds: handingOutWork,
  summary:
    'List prescriptions of which something is to be handed out: those of today from who waits longest on, or earlier ones, the newest first; of one medicine when it is named',
  input: z.strictObject({
    day: z.enum(['today', 'earlier']).default('today'),
    /** Only prescriptions with a line of it that was not stopped. */
    medicineId: z.uuid().optional(),
    /** Words of the patient, or the number of a prescription. */
    search: freeText(200).optional(),
    ...pageRequest,
  }),
  output: pageOf(queued),
});

export const openDispensing = defineCall('dispensings.open', {
  address: 'GET /prescriptions/{prescriptionId}/dispensing',
  access: 'pharmacy.dispense',
  workNeeds: handingOutWork,
  summary:
    'Open a prescription to hand it out: what is left of each line, the lots to take, and what the checks say today (recorded in the audit trail)',
  input: z.strictObject({ prescriptionId: z.uuid() }),
  output: opened,
});

const takenLot = z.strictObject({
  lotId: z.uuid(),
  quantity: z.number().int().min(1).max(maxDispensed),
});

/** A line with neither a quantity nor 'outside' is left for another time. */
export const handedLine = z.strictObject({
  lineId: z.uuid(),
  /** Out of stock: the patient buys what is left elsewhere. */
  isOutside: z.boolean().default(false),
  /** Another brand of the same; null hands out what was prescribed. */
  medicineId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  quantity: z
    .number(issue('quantityMissing'))
    .int()
    .min(1, issue('quantityMissing'))
    .max(maxDispensed)
    .nullish()
    .transform((quantity) => quantity ?? null),
  /** Empty takes what expires first. */
  lots: z.array(takenLot).max(maxLotsOfLine).default([]),
  lotReason: optionalText(500),
  agreedBy: z
    .enum(agreedBy)
    .nullish()
    .transform((who) => who ?? null),
  agreedName: optionalText(200),
});

export type HandedLine = z.output<typeof handedLine>;

const handedOut = z.strictObject({
  dispensingId: z.uuid(),
  dispensingNumber: z.string(),
  invoiceId: z.uuid().nullable(),
  invoiceNumber: z.string().nullable(),
  status: z.enum(prescriptionStatuses),
});

export const handOut = defineCall('dispensings.handOut', {
  address: 'POST /prescriptions/{prescriptionId}/dispensings',
  access: 'pharmacy.dispense',
  summary:
    'Hand out lines of a prescription, in full or in part: the stock moves and the invoice is made in the same moment',
  input: z.strictObject({
    prescriptionId: z.uuid(),
    version: seenVersion,
    lines: z.array(handedLine).min(1, issue('nothingChosen')).max(maxLines),
    reasons: checkReasons,
    ...witnessFields,
  }),
  output: handedOut,
  secretFields: ['witnessPassword'],
  errors: [
    ...(['STALE', 'WRONG_STATE', 'DISCHARGE_TAKEN_BACK', 'SAFETY_STOP', 'WITNESS_REQUIRED'] as const),
    ...(['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
    ...(['STOCK_SHORT', 'LOT_EXPIRED', 'LOT_SET_ASIDE'] as const),
  ],
  example: {
    input: {
      prescriptionId: '01980000-0000-7000-8000-000000000311',
      version: 1,
      lines: [
        {
          lineId: '01980000-0000-7000-8000-000000000321',
          quantity: 10,
          lots: [{ lotId: '01980000-0000-7000-8000-000000000062', quantity: 10 }],
        },
      ],
    },
  },
});

export const recordDispensingPrint = defineCall('dispensings.recordPrint', {
  address: 'POST /dispensings/{dispensingId}/prints',
  access: 'pharmacy.dispense',
  summary: 'Record that the labels of a dispensing, or what is bought outside, were printed or downloaded',
  input: z.strictObject({
    dispensingId: z.uuid(),
    document: z.enum(['labels', 'buy-outside']),
    output: z.enum(['print', 'download']),
  }),
  output: z.strictObject({ recorded: z.literal(true) }),
});

const returned = z.strictObject({
  dispensingId: z.uuid(),
  creditNoteNumber: z.string().nullable(),
  /** What was asked to be given back, in minor units; somebody else decides. */
  refundMinor: z.number().int(),
});

export const takeBack = defineCall('dispensings.takeBack', {
  address: 'POST /dispensings/{dispensingId}/returns',
  access: 'pharmacy.dispense',
  summary:
    'Take back what was handed out, by lot and with the reason: it is credited, and a refund is asked for where it was paid',
  input: z.strictObject({
    dispensingId: z.uuid(),
    lines: z
      .array(
        z.strictObject({
          itemId: z.uuid(),
          lotId: z.uuid(),
          quantity: z
            .number(issue('quantityMissing'))
            .int()
            .min(1, issue('quantityMissing'))
            .max(maxDispensed),
        }),
      )
      .min(1, issue('nothingChosen'))
      .max(maxLines * 5),
    reason: requiredText(500),
    /** What may be given out again, or what lies in quarantine. */
    to: z.enum(['pharmacy', 'quarantine']),
    /** It is handed out again, because the wrong thing was given. */
    isOwedAgain: z.boolean().default(false),
    refundMethod: z.enum(ledgerMethods).default('cash'),
    ...witnessFields,
  }),
  secretFields: ['witnessPassword'],
  output: returned,
  errors: [
    ...(['LOT_EXPIRED', 'AMOUNT_TOO_HIGH', 'CONTROLLED_NEEDS_WITNESS'] as const),
    ...(['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
  ],
});
