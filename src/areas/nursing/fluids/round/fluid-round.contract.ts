import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { fluidReaders, fluidSums, fluidWork } from '../fluid.contract.ts';

/** How urine goes, by the latest recordings without a gap between them. */
export const urineOutput = z.strictObject({
  /** When urine was last recorded; null where it never was. */
  lastAt: z.string().nullable(),
  /** Longer ago than the hospital's policy allows. */
  isReminderDue: z.boolean(),
  span: z
    .strictObject({
      from: z.string(),
      until: z.string(),
      millilitres: z.number().int(),
      hours: z.number(),
    })
    .nullable(),
  /** mL/kg/h; null without a weight. */
  rate: z.number().nullable(),
  isOliguria: z.boolean(),
  /** An irrigation runs: urine comes out with its fluid, so that nothing is said of it alone. */
  isIrrigated: z.boolean(),
  /** KDIGO stage by urine alone. */
  stage: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
});

export const lastWeight = z.strictObject({ kilograms: z.number(), measuredAt: z.string() });

/** What the round shows of the fluids of a patient. */
export const fluidState = {
  /** Of the fluid day that runs. */
  ...fluidSums,
  /** Null where nobody weighed the patient. */
  weight: withheld(lastWeight),
  urine: withheld(urineOutput),
};

export const fluidRoundPatient = z.strictObject({
  admissionId: z.uuid(),
  patient: namedPatient,
  bed: z.strictObject({
    id: z.uuid(),
    bedNumber: z.string(),
    wardId: z.uuid(),
    wardName: z.string(),
  }),
  /** Intake or output was recorded within the last two days: only then a gap says something. */
  isCharted: z.boolean(),
  /** What was last noted within these days. */
  latestNotes: withheld(z.string()),
  ...fluidState,
});

export type FluidRoundPatient = z.output<typeof fluidRoundPatient>;

const exampleUrine = {
  lastAt: '2026-03-02T14:00:00.000Z',
  isReminderDue: false,
  span: {
    from: '2026-03-02T08:00:00.000Z',
    until: '2026-03-02T14:00:00.000Z',
    millilitres: 180,
    hours: 6,
  },
  rate: 0.6,
  isOliguria: false,
  isIrrigated: false,
  stage: null,
};

/** What runs of a patient's fluids, for examples. */
export const exampleFluidState = {
  intakeTotal: 250,
  outputTotal: 180,
  balance: 70,
  weight: { kilograms: 50, measuredAt: '2026-03-02T09:00:00.000Z' },
  urine: exampleUrine,
};

export const listFluidRound = defineCall('intakeOutput.round', {
  address: 'GET /intake-output-round',
  access: fluidReaders,
  workNeeds: fluidWork,
  summary: 'Patients in the beds of a ward with the balance of the fluid day and how urine goes, bed by bed',
  input: z.strictObject({ wardId: z.uuid().optional(), ...pageRequest }),
  output: pageOf(fluidRoundPatient),
});

export const readFluidFigures = defineCall('intakeOutput.figures', {
  address: 'GET /intake-output-figures',
  access: fluidReaders,
  summary: 'What a fluid day came to for a ward or the hospital',
  input: z.strictObject({
    wardId: z.uuid().optional(),
    /** By the date on which it begins; left out the fluid day that runs. */
    day: dateText().optional(),
  }),
  output: z.strictObject({
    day: z.string(),
    start: z.string(),
    end: z.string(),
    intakeTotal: z.number().int(),
    outputTotal: z.number().int(),
    balance: z.number().int(),
    /** Records of that day, without those entered in error. */
    records: z.number().int(),
  }),
});
