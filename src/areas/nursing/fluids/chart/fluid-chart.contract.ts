import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { fluidKinds } from '../fluid-kinds.words.ts';
import { exampleFluidRecord, fluidReaders, fluidRecord, fluidWork } from '../fluid.contract.ts';
import { exampleFluidState, fluidState } from '../round/fluid-round.contract.ts';

/** The fluid days that stand beside the one that is shown. */
export const shownDays = 7;

/** The most records of one fluid day that are listed; sums count them all. */
export const maxChartRecords = 200;

const sums = {
  intakeTotal: z.number().int(),
  outputTotal: z.number().int(),
  balance: z.number().int(),
};

const fluidHour = z.strictObject({
  start: z.string(),
  end: z.string(),
  /** Millilitres by kind; a kind that nobody recorded in this hour is missing, which is not 0. */
  amounts: z.partialRecord(z.enum(fluidKinds), z.number().int()),
  ...sums,
  /** From the beginning of the fluid day to the end of the hour. */
  running: z.number().int(),
});

export const fluidChart = z.strictObject({
  patient: z.strictObject({ ...namedPatient.shape, ageMonths: withheld(z.number().int()) }),
  /** The stay that runs, if there is one. */
  stay: z
    .strictObject({
      admissionId: z.uuid(),
      admissionNumber: z.string(),
      admittedAt: z.string(),
      bedNumber: z.string().nullable(),
      wardName: z.string().nullable(),
    })
    .nullable(),
  /** The date on which the fluid day begins. */
  day: z.string(),
  start: z.string(),
  end: z.string(),
  /** The fluid day that runs now. */
  isRunning: z.boolean(),
  /** Sums of the day; urine up to its end, or up to now. */
  ...fluidState,
  hours: withheldList(fluidHour),
  /** The fluid days up to this one that have an amount, the earliest first. */
  days: withheldList(z.strictObject({ day: z.string(), ...sums })),
  /** Intake less output since the admission, up to the end of the day; null for somebody who is not admitted. */
  balanceOfStay: withheld(z.number().int()),
  /** What doses and infusions gave; it is in the sums. */
  given: withheldList(
    z.strictObject({
      at: z.string(),
      kind: z.enum(fluidKinds),
      millilitres: z.number().int(),
      name: z.string(),
    }),
  ),
  /** What was recorded on the day, the newest first, also what was entered in error. */
  records: z.array(fluidRecord),
});

export type FluidChart = z.output<typeof fluidChart>;

const patientId = z.uuid();

export const readFluidChart = defineCall('intakeOutput.chart', {
  address: 'GET /patients/{patientId}/intake-output',
  access: fluidReaders,
  workNeeds: { ...fluidWork, fields: [...fluidWork.fields, 'balanceOfStay'] },
  summary: 'Read a fluid day of a patient hour by hour with its balance (recorded in the audit trail)',
  input: z.strictObject({
    patientId,
    /** By the date on which it begins; left out the fluid day that runs. */
    day: dateText().optional(),
  }),
  output: fluidChart,
  example: {
    output: {
      patient: { ...exampleFluidRecord.patient, ageMonths: 454 },
      stay: {
        admissionId: exampleFluidRecord.admissionId!,
        admissionNumber: 'ADM-000001',
        admittedAt: '2026-03-02T09:00:00.000Z',
        bedNumber: 'B-01',
        wardName: 'Female Medicine',
      },
      day: '2026-03-02',
      start: '2026-03-02T07:00:00.000Z',
      end: '2026-03-03T07:00:00.000Z',
      isRunning: true,
      ...exampleFluidState,
      hours: [
        {
          start: '2026-03-02T14:00:00.000Z',
          end: '2026-03-02T15:00:00.000Z',
          amounts: { oral: 250, urine: 180 },
          intakeTotal: 250,
          outputTotal: 180,
          balance: 70,
          running: 70,
        },
      ],
      days: [{ day: '2026-03-02', intakeTotal: 250, outputTotal: 180, balance: 70 }],
      balanceOfStay: 70,
      given: [],
      records: [exampleFluidRecord],
    },
  },
});

export const recordFluidChartPrint = defineCall('intakeOutput.recordPrint', {
  address: 'POST /patients/{patientId}/intake-output/prints',
  access: fluidReaders,
  summary: 'Record that a fluid chart of a patient was printed or downloaded',
  input: z.strictObject({ patientId, output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
