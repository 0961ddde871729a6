import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { amountFields, fluidKinds, forEachAmount, maxMillilitres, shiftTypes } from './fluid-kinds.words.ts';
import { issue } from './fluid.issues.ts';

/** Who reads intake and output: nurses, and whoever reads the medical record. */
export const fluidReaders = ['nursing.read', 'nursing.write', 'emr.read'] as const;

const millilitres = withheld(z.number().int());

/** What a patient took in and gave out; totals are sums of what was recorded, never typed. */
export const fluidSums = { intakeTotal: millilitres, outputTotal: millilitres, balance: millilitres };

export const fluidRecord = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  /** Null for somebody who was not admitted. */
  admissionId: z.uuid().nullable(),
  recordedBy: z.uuid(),
  recordedByName: z.string(),
  recordedAt: z.string(),
  /** How far the clock of the device was ahead; the server's time decided. */
  clockAheadSeconds: z.number().int().nullable(),
  shiftType: z.enum(shiftTypes),
  /** Millilitres; 0 as well for what was not recorded, which `entries` tells apart. */
  ...forEachAmount(() => millilitres),
  ...fluidSums,
  /** The amounts that were recorded, with the way or device of each. */
  entries: withheldList(
    z.strictObject({
      kind: z.enum(fluidKinds),
      millilitres: z.number().int(),
      device: z.string().nullable(),
    }),
  ),
  notes: withheld(z.string()),
  /** Set when it was entered in error: it counts no longer. */
  enteredInError: z
    .strictObject({ reason: withheld(z.string()), markedByName: z.string(), markedAt: z.string() })
    .nullable(),
  /** The record entered in error that this one replaces. */
  replaces: z.uuid().nullable(),
  replacedBy: z.uuid().nullable(),
  createdAt: z.string(),
});

export type FluidRecord = z.output<typeof fluidRecord>;

/** What nobody can nurse a patient without; each look at a restricted patient is in the audit trail. */
export const fluidWork = {
  permission: 'nursing.write',
  fields: [
    ...amountFields,
    'intakeTotal',
    'outputTotal',
    'balance',
    'entries',
    'notes',
    'reason',
    'ageMonths',
    'weight',
    'urine',
    'hours',
    'days',
    'given',
    'device',
    'latestNotes',
  ],
} as const;

export const exampleFluidRecord: FluidRecord = {
  id: '01980000-0000-7000-8000-000000000091',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  admissionId: '01980000-0000-7000-8000-000000000064',
  recordedBy: '01980000-0000-7000-8000-000000000003',
  recordedByName: 'Ruma Das',
  recordedAt: '2026-03-02T14:00:00.000Z',
  clockAheadSeconds: null,
  shiftType: 'day',
  ...forEachAmount(() => 0),
  intakeOral: 250,
  outputUrine: 180,
  intakeTotal: 250,
  outputTotal: 180,
  balance: 70,
  entries: [
    { kind: 'oral', millilitres: 250, device: null },
    { kind: 'urine', millilitres: 180, device: 'Catheter' },
  ],
  notes: null,
  enteredInError: null,
  replaces: null,
  replacedBy: null,
  createdAt: '2026-03-02T14:01:10.000Z',
};

export const listFluidRecords = defineCall('intakeOutput.list', {
  address: 'GET /intake-output',
  access: fluidReaders,
  workNeeds: fluidWork,
  summary: 'List what was recorded of intake and output, newest first; what was entered in error is marked',
  input: z.strictObject({
    patientId: z.uuid().optional(),
    /** Patients who lie in a bed of this ward now. */
    wardId: z.uuid().optional(),
    /** A fluid day by the date on which it begins, or the one that runs. */
    day: z.union([dateText(), z.literal('today')]).optional(),
    /** Only what was entered in error. */
    kind: z.literal('error').optional(),
    ...pageRequest,
  }),
  output: pageOf(fluidRecord),
});

/** Millilitres of one kind; left out or null where nothing was recorded, which is not 0. */
const amount = z
  .number(issue('wholeMillilitres', { most: maxMillilitres }))
  .int(issue('wholeMillilitres', { most: maxMillilitres }))
  .min(0, issue('wholeMillilitres', { most: maxMillilitres }))
  .max(maxMillilitres, issue('wholeMillilitres', { most: maxMillilitres }))
  .nullish()
  .transform((typed) => typed ?? null);

const device = freeText(100).optional();

/** What a person records at once. */
export const recordFields = {
  shiftType: z.enum(shiftTypes, issue('shiftMissing')),
  ...forEachAmount(() => amount),
  /** The way or device of an amount, such as a drain. */
  devices: z.strictObject(forEachAmount(() => device)).default({}),
  notes: optionalText(500),
};

const recordShape = z.strictObject(recordFields);

export type RecordedAmounts = Omit<z.output<typeof recordShape>, 'shiftType' | 'notes'>;

/** Refuses a record of nothing, and a device whose amount is missing. */
export function refuseEmpty(
  record: RecordedAmounts,
  context: z.core.$RefinementCtx,
  above: readonly string[] = [],
): void {
  const add = (path: string[], message: string) =>
    context.addIssue({ code: 'custom', path: [...above, ...path], message });
  if (amountFields.every((name) => record[name] === null)) {
    add(['intakeOral'], issue('nothingRecorded'));
  }
  for (const name of amountFields) {
    if (record.devices[name] && record[name] === null) add([name], issue('deviceWithoutAmount'));
  }
}

/** Left out it is now. A little ahead of the server's clock counts as now. */
const recordedAt = instantText().optional();

export const recordFluids = defineCall('intakeOutput.record', {
  address: 'POST /intake-output',
  access: 'nursing.write',
  workNeeds: fluidWork,
  summary: 'Record intake and output of a patient as amounts in millilitres; totals and balance are derived',
  input: z
    .strictObject({
      ...recordFields,
      patientId: z.uuid(issue('patientMissing')),
      /** Left out it is the active admission of the patient, if there is one. */
      admissionId: z.uuid().optional(),
      recordedAt,
    })
    .superRefine((record, context) => refuseEmpty(record, context)),
  output: fluidRecord,
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      shiftType: 'day',
      intakeOral: 250,
      outputUrine: 180,
      devices: { outputUrine: 'Catheter' },
    },
  },
});

const fluidRecordId = z.uuid();

export const correctFluids = defineCall('intakeOutput.correct', {
  address: 'POST /intake-output/{fluidRecordId}/error',
  access: 'nursing.write',
  workNeeds: fluidWork,
  summary:
    'Mark a record as entered in error, with or without the one that replaces it; nothing is ever edited',
  input: z
    .strictObject({
      fluidRecordId,
      reason: requiredText(500),
      replacement: z.strictObject({ ...recordFields, recordedAt }).optional(),
    })
    .superRefine(({ replacement }, context) => {
      if (replacement) refuseEmpty(replacement, context, ['replacement']);
    }),
  output: z.strictObject({ marked: fluidRecord, replacement: fluidRecord.nullable() }),
  errors: ['WRONG_STATE'],
  example: {
    input: { fluidRecordId: '01980000-0000-7000-8000-000000000091', reason: 'Recorded for the neighbour' },
  },
});
