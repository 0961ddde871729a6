import { z } from 'zod';
import { witnessFields } from '#areas/stock/stock-contract.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { checkReasons, medicineCheck } from '#kernel/care/medicine-check.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { theatreTeam } from '../papers/paper-access.ts';
import { paperCase } from '../papers/paper-case.contract.ts';
import { issue } from './consumable.issues.ts';

export const surgicalConsumable = z.strictObject({
  id: z.uuid(),
  case: paperCase,
  patient: namedPatient,
  stockItemId: withheld(z.uuid()),
  name: withheld(z.string()),
  unit: withheld(z.string()),
  placeName: z.string(),
  /** Base units that were taken, and how many of them came back. */
  quantity: z.number().int(),
  returnedQuantity: z.number().int(),
  /** Why it was more than one person takes alone, and who confirmed it. */
  quantityReason: withheld(z.string()),
  witnessedByName: z.string().nullable(),
  lots: withheldList(
    z.strictObject({ lotNumber: z.string(), expiresOn: z.string().nullable(), quantity: z.number().int() }),
  ),
  /** What the patient's allergies said of it, with why it was used all the same. */
  checks: withheldList(medicineCheck),
  recordedByName: z.string(),
  recordedAt: z.string(),
  version: z.number().int(),
});

export type SurgicalConsumable = z.output<typeof surgicalConsumable>;

/** What was used must be known to the team. */
const consumableWork = {
  permission: theatreTeam,
  fields: ['procedureName', 'stockItemId', 'name', 'unit', 'lots', 'checks', 'quantityReason'],
} as const;

/** The maximum number of base units of one entry. */
const maxTaken = 1000;

/** Whole base units. */
export const takenQuantity = z
  .number(issue('quantityOutOfRange'))
  .int(issue('quantityOutOfRange'))
  .min(1, issue('quantityOutOfRange'))
  .max(maxTaken, issue('quantityOutOfRange'));

export const listConsumables = defineCall('surgicalConsumables.list', {
  address: 'GET /surgical-consumables',
  access: theatreTeam,
  workNeeds: consumableWork,
  summary: 'List what an operation took from the stock of the theatre, the newest first',
  input: z.strictObject({ caseId: z.uuid(), ...pageRequest }),
  output: pageOf(surgicalConsumable),
});

/** The maximum number of items that are offered. */
const maxOffered = 20;

const theatreItem = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  unit: z.string(),
  /** Base units on this shelf, of which some may be expired. */
  quantity: z.number().int(),
});

export type TheatreItem = z.output<typeof theatreItem>;

export const listTheatreStores = defineCall('theatreStock.places', {
  address: 'GET /theatre-stock-places',
  access: theatreTeam,
  summary: 'List the places where stock of theatres lies, by name',
  output: z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
});

export const searchTheatreStock = defineCall('theatreStock.search', {
  address: 'GET /theatre-stock',
  access: theatreTeam,
  summary: `Find what lies in a place of a theatre by words of its name; at most ${maxOffered}`,
  input: z.strictObject({ placeId: z.uuid(), search: freeText(200).optional() }),
  output: z.strictObject({ rows: z.array(theatreItem) }),
});

export const listTheatreWitnesses = defineCall('theatreStock.witnesses', {
  address: 'GET /theatre-stock-witnesses',
  access: 'surgery.nursing',
  byPeopleAlone: 'it offers the people who sign beside the one who asks',
  summary: 'List the colleagues who may confirm that much was taken, by name; at most 200',
  output: z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
});

export const recordConsumable = defineCall('surgicalConsumables.record', {
  address: 'POST /surgical-consumables',
  access: 'surgery.nursing',
  workNeeds: consumableWork,
  summary:
    'Take what an operation uses from the stock of the theatre, what expires first before the rest; much of one item only with a reason and a second person',
  input: z.strictObject({
    caseId: z.uuid(),
    stockItemId: z.uuid(issue('itemMissing')),
    placeId: z.uuid(issue('placeMissing')),
    quantity: takenQuantity,
    /** Why what an allergy stops is used all the same. */
    reasons: checkReasons,
    quantityReason: optionalText(500),
    ...witnessFields,
  }),
  output: surgicalConsumable,
  secretFields: ['witnessPassword'],
  errors: [
    ...(['WRONG_STATE', 'SAFETY_STOP', 'STOCK_SHORT', 'CONTROLLED_NEEDS_WITNESS', 'ITEM_INACTIVE'] as const),
    ...(['WITNESS_REQUIRED', 'INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
  ],
  example: {
    input: {
      caseId: '01980000-0000-7000-8000-0000000000c1',
      stockItemId: '01980000-0000-7000-8000-000000000072',
      placeId: '01980000-0000-7000-8000-000000000071',
      quantity: 3,
    },
  },
});

export const returnConsumable = defineCall('surgicalConsumables.giveBack', {
  address: 'POST /surgical-consumables/{consumableId}/returns',
  access: 'surgery.nursing',
  workNeeds: consumableWork,
  summary: 'Bring units back into the stock that were not used, or were entered in error',
  input: z.strictObject({
    consumableId: z.uuid(),
    version: seenVersion,
    quantity: takenQuantity,
    reason: requiredText(500),
    /** The second person, for what is controlled. */
    ...witnessFields,
  }),
  output: surgicalConsumable,
  secretFields: ['witnessPassword'],
  errors: [
    ...(['STALE', 'CASE_BILLED', 'LOT_EXPIRED', 'LOT_RECALLED', 'CONTROLLED_NEEDS_WITNESS'] as const),
    ...(['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
  ],
});
