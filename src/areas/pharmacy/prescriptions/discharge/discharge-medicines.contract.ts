import { z } from 'zod';
import { checkReasons } from '#kernel/care/medicine-check.ts';
import { decideFields, discharge } from '#areas/inpatient/inpatient.public.ts';
import { rowPatient, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { maxLines, prescriptionLine, writtenLine } from '../prescription-line.contract.ts';
import { writtenFields } from '../prescription.contract.ts';
import { runningChoices } from './running-line.rules.ts';

/** The maximum number of running orders of a stay that are decided on. */
export const maxRunning = 100;

const runningLine = z.strictObject({
  ...prescriptionLine.omit({ events: true }).shape,
  prescriptionNumber: z.string(),
  /** Given once: nothing is left to be decided. */
  isOnce: z.boolean(),
});

export type RunningLine = z.output<typeof runningLine>;

export const readDischargeMedicines = defineCall('prescriptions.readOfStay', {
  address: 'GET /admissions/{admissionId}/running-medicines',
  access: 'pharmacy.prescribe',
  summary:
    'Read the orders of a stay that run or are held, to decide what goes home (recorded in the audit trail)',
  input: z.strictObject({ admissionId: z.uuid() }),
  output: z.strictObject({
    patient: z.strictObject(rowPatient),
    lines: withheldList(runningLine),
  }),
  errors: ['RECORD_RESTRICTED'],
});

export const dischargeWithMedicines = defineCall('prescriptions.discharge', {
  address: 'POST /admissions/{admissionId}/discharge-with-medicines',
  access: 'pharmacy.prescribe',
  summary:
    'Decide on a discharge and on each running order of the stay; what goes home is signed as a prescription in the same step (takes admissions.discharge too)',
  input: z.strictObject({
    ...decideFields,
    /** Every order that runs; of somebody who takes nothing home none. */
    running: z
      .array(
        z.strictObject({
          lineId: z.uuid(),
          version: seenVersion,
          choice: z.enum(runningChoices),
          /** Of a change and a stop. */
          reason: optionalText(500),
          /** What is taken home; of one that goes on only its duration and quantity count. */
          line: writtenLine.nullish().transform((line) => line ?? null),
        }),
      )
      .max(maxRunning),
    added: z.array(writtenLine).max(maxLines).default([]),
    weightGrams: writtenFields.weightGrams,
    pregnancy: writtenFields.pregnancy,
    advice: writtenFields.advice,
    /** Why somebody goes on in spite of what stops a medicine. */
    reasons: checkReasons,
  }),
  output: discharge,
  errors: ['STALE', 'WRONG_STATE', 'DISCHARGE_BLOCKED', 'RECORD_RESTRICTED', 'SAFETY_STOP'],
});
