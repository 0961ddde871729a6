import { z } from 'zod';
import { baseUnits, medicineCheck } from '#areas/pharmacy/pharmacy-contract.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { checkReasons } from '#kernel/care/medicine-check.ts';
import { witnessFields } from '#areas/stock/stock-contract.public.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { allergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { defineCall } from '#kernel/define-call.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { decidedStatuses, dose, doseWork, plainDose, rights, timings } from './dose.contract.ts';
import { issue } from './dose.issues.ts';

const confirmed = z.literal(true, issue('rightMissing'));

/** Patient, medication, dose, route and time: each is confirmed, whatever becomes of the dose. */
const fiveRights = z.strictObject({
  patient: confirmed,
  medication: confirmed,
  dose: confirmed,
  route: confirmed,
  time: confirmed,
} satisfies Record<(typeof rights)[number], typeof confirmed>);

/** A tenth of a millilitre is the smallest step of a pump. */
export function tenths(min: number, max: number, error: string) {
  return z
    .number(error)
    .min(min, error)
    .max(max, error)
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, error);
}

export const ratePerHour = tenths(0.1, 9999, issue('rateOutOfRange'));

const optionalId = z
  .uuid()
  .nullish()
  .transform((id) => id ?? null);

/** Ten years: a tablet without a battery of its own begins in its year of making. */
const maxSkewSeconds = 315_360_000;

/** What is said of every dose that is given. */
const givenFields = {
  rights: fiveRights,
  patientResponse: optionalText(1000),
  sideEffects: optionalText(1000),
  notes: optionalText(1000),
  /** When it was, by the clock of the device; left out it is now. */
  administeredTime: instantText().optional(),
  /** What the clock of the device shows when this is sent: by its skew the time is put right. */
  deviceTime: instantText().optional(),
  /**
   * How far the clock of the device is ahead, from a program that has put `administeredTime` right itself: kept, and
   * never taken off again. Not beside `deviceTime`.
   */
  deviceAheadSeconds: z.number().int().min(-maxSkewSeconds).max(maxSkewSeconds).optional(),
  /** What was scanned; a wristband or a pack of something else refuses the dose. */
  patientCode: optionalText(100),
  medicineCode: optionalText(100),
  /** Why what the check of allergies stops is given all the same. */
  reasons: checkReasons,
  /** Where it is taken from; left out it is the ward's own place, or the pharmacy. */
  placeId: optionalId,
  /** Base units; left out they follow from the dose. More than it needs has a reason and a second person. */
  quantity: z
    .number()
    .int()
    .min(1)
    .max(10_000)
    .nullish()
    .transform((quantity) => quantity ?? null),
  quantityReason: optionalText(500),
  /** Of an infusion, in millilitres. */
  ratePerHour: ratePerHour.nullish().transform((rate) => rate ?? null),
  ...witnessFields,
};

const refusals = [
  ...(['WRONG_STATE', 'DOSE_RECORDED', 'WRONG_PATIENT_SCANNED', 'WRONG_MEDICINE_SCANNED'] as const),
  ...(['SAFETY_STOP', 'WITNESS_REQUIRED', 'INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
  ...(['STOCK_SHORT', 'LOT_EXPIRED', 'ITEM_INACTIVE', 'PLACE_INACTIVE'] as const),
] as const;

export const administerDose = defineCall('doses.administer', {
  address: 'POST /doses/{doseId}/outcome',
  access: 'mar.admin',
  workNeeds: doseWork,
  summary: 'Record once that a dose was given, refused or held; given takes it from the stock',
  input: z
    .strictObject({
      doseId: z.uuid(),
      status: z.enum(decidedStatuses),
      reasonNotGiven: optionalText(500),
      /** Why it is given earlier or later than the policy allows. */
      timingReason: optionalText(500),
      ...givenFields,
    })
    .superRefine(({ status, reasonNotGiven, patientResponse, sideEffects }, context) => {
      const add = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (status !== 'given' && reasonNotGiven === null) add('reasonNotGiven', issue('reasonMissing'));
      if (status === 'given') return;
      if (patientResponse !== null) add('patientResponse', issue('onlyWhenGiven'));
      if (sideEffects !== null) add('sideEffects', issue('onlyWhenGiven'));
    }),
  output: dose,
  secretFields: ['witnessPassword'],
  errors: refusals,
  example: {
    input: {
      doseId: '01980000-0000-7000-8000-000000000601',
      status: 'refused',
      reasonNotGiven: 'Feels sick',
      rights: { patient: true, medication: true, dose: true, route: true, time: true },
    },
  },
});

export const giveAsNeeded = defineCall('doses.giveAsNeeded', {
  address: 'POST /dose-orders/{doseLineId}/doses',
  access: 'mar.admin',
  workNeeds: doseWork,
  summary:
    'Give a dose of an order as needed; too early, or more than its maximum within 24 hours, is refused',
  input: z.strictObject({ doseLineId: z.uuid(), ...givenFields }),
  output: dose,
  secretFields: ['witnessPassword'],
  errors: [...refusals, 'PRN_TOO_EARLY', 'PRN_MAXIMUM', 'PRN_TERMS_MISSING'],
});

export const markDoseError = defineCall('doses.markError', {
  address: 'POST /doses/{doseId}/error',
  access: 'mar.admin',
  workNeeds: doseWork,
  summary:
    'Mark what was recorded of a dose as entered in error; its time is open again, and what was taken goes back',
  input: z.strictObject({
    doseId: z.uuid(),
    reason: requiredText(500),
    /** The second person, where something controlled goes back. */
    ...witnessFields,
  }),
  output: z.strictObject({ marked: dose, replacement: dose.nullable() }),
  secretFields: ['witnessPassword'],
  errors: [
    ...(['WRONG_STATE', 'LOT_EXPIRED', 'ITEM_INACTIVE', 'PLACE_INACTIVE'] as const),
    ...(['CONTROLLED_NEEDS_WITNESS', 'INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
  ],
});

const place = z.strictObject({ id: z.uuid(), name: z.string(), quantity: z.number().int() });

/** What stands against a further dose as needed now; null for an order with times. */
export const asNeededState = z.strictObject({
  indication: z.string().nullable(),
  minimumMinutes: z.number().int().nullable(),
  maximum: z.number().int().nullable(),
  givenIn24Hours: z.number().int(),
  /** From when on a further one can be given; null for at once. */
  nextAt: z.string().nullable(),
});

const doseToGive = z.strictObject({
  now: z.string(),
  /** Of the stay, which the wristband says as well. */
  admissionNumber: z.string(),
  patient: z.strictObject({
    ...namedPatient.shape,
    allergies: withheld(allergiesInShort),
    checks: withheldList(medicineCheck),
    order: withheld(
      z.strictObject({
        /** Null for what is given as needed. */
        dose: plainDose.nullable(),
        lineId: z.uuid(),
        medicationName: z.string(),
        dosage: z.string(),
        baseUnit: z.enum(baseUnits).nullable(),
        /** As it stands on the label. */
        strength: z.string().nullable(),
        /** Thousandths of a base unit that the dose is; null where it cannot be counted. */
        amountThousandths: z.number().int().nullable(),
        frequency: z.string(),
        instruction: z.string().nullable(),
        /** False for what stands in words alone: what is watched of it is known by its name, and nothing else. */
        isInList: z.boolean(),
        isHighAlert: z.boolean(),
        isControlled: z.boolean(),
        isInfusion: z.boolean(),
        asNeeded: asNeededState.nullable(),
      }),
    ),
  }),
  /** How far from its time it would be given now. */
  timing: z.enum(timings),
  /** Base units by the dose; null where they cannot be counted. */
  quantity: z.number().int().nullable(),
  /** Base units that one person may take; null where nothing is stocked. */
  unaskedQuantity: z.number().int().nullable(),
  /** Handed out for this patient: nothing is taken from a place. */
  isHandedOut: z.boolean(),
  places: z.array(place),
});

export type DoseToGive = z.output<typeof doseToGive>;

export const prepareDose = defineCall('doses.prepare', {
  address: 'GET /doses/{doseId}/to-give',
  access: 'mar.admin',
  workNeeds: doseWork,
  summary:
    'Read what must be known before a dose is given: allergies, witness, its time, and where the stock lies',
  input: z.strictObject({ doseId: z.uuid() }),
  output: doseToGive,
  errors: [],
});

export const prepareAsNeeded = defineCall('doses.prepareAsNeeded', {
  address: 'GET /dose-orders/{doseLineId}/to-give',
  access: 'mar.admin',
  workNeeds: doseWork,
  summary: 'Read the same before a dose of an order as needed is given, and what stands against it now',
  input: z.strictObject({ doseLineId: z.uuid() }),
  output: doseToGive,
  errors: [],
});

export const listDoseWitnesses = defineCall('doses.witnesses', {
  address: 'GET /dose-witnesses',
  access: 'mar.admin',
  byPeopleAlone: 'it offers the people who sign beside the one who asks',
  summary: 'List the colleagues who may witness a high-alert or controlled medicine, by name; at most 200',
  output: z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
});

export const recordInfusionStep = defineCall('doses.recordInfusionStep', {
  address: 'POST /doses/{doseId}/infusion-steps',
  access: 'mar.admin',
  workNeeds: doseWork,
  summary: 'Record another rate of a running infusion, or that it was stopped, with what was given by then',
  input: z
    .strictObject({
      doseId: z.uuid(),
      kind: z.enum(['rate', 'stop']),
      ratePerHour: ratePerHour.nullish().transform((rate) => rate ?? null),
      /** Read off when it is stopped; left out it follows from the rates. */
      givenMl: tenths(0, 99_999, issue('volumeOutOfRange'))
        .nullish()
        .transform((volume) => volume ?? null),
      reason: optionalText(500),
    })
    .superRefine(({ kind, ratePerHour: rate }, context) => {
      if (kind === 'rate' && rate === null) {
        context.addIssue({ code: 'custom', path: ['ratePerHour'], message: issue('rateMissing') });
      }
    }),
  output: dose,
  errors: ['WRONG_STATE', 'SAFETY_STOP'],
});

/** The parts of a dose that no record keeps to itself. */
export function recordOf(one: z.output<typeof plainDose>) {
  const { medicationName: _n, dosage: _d, baseUnit: _b, route: _r, frequency: _f, ...others } = one;
  const {
    timingReason: _t,
    quantityReason: _q,
    reasonNotGiven: _w,
    patientResponse: _p,
    sideEffects: _s,
    notes: _o,
    ...rest
  } = others;
  const { checks: _c, infusion: _i, enteredInError: _e, ...record } = rest;
  return record;
}

/** Those that say what the patient came for. */
export function clinicalOf(one: z.output<typeof plainDose>) {
  const { medicationName, dosage, baseUnit, route, frequency, timingReason, quantityReason } = one;
  const { reasonNotGiven, patientResponse, sideEffects, notes, checks, infusion, enteredInError } = one;
  const order = { medicationName, dosage, baseUnit, route, frequency };
  const said = { timingReason, quantityReason, reasonNotGiven, patientResponse, sideEffects, notes };
  return { ...order, ...said, checks, infusion, enteredInError };
}
