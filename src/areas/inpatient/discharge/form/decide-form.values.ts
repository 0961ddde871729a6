import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import type { Admission } from '../../admissions/admission.contract.ts';
import { decisionFields, type Discharge, dispositions } from '../discharge.contract.ts';
import { issue } from '../discharge.issues.ts';

const now = z.literal('').transform(() => undefined);
const none = z.literal('').transform(() => null);

/** A decision as it is typed, and how it becomes the call's input. */
export const decideSchema = z
  .strictObject({
    disposition: z.enum(dispositions, issue('dispositionMissing')),
    referredTo: freeText(300),
    dischargedAt: z.union([now, instantText()]),
    diedAt: z.union([none, instantText()]),
    causeOfDeath: freeText(500),
    recordsDeath: z.boolean(),
    diagnoses: decisionFields.diagnoses,
    summary: decisionFields.summary,
    followUp: freeText(2000),
    followUpDate: z.union([none, z.iso.date()]),
    medicines: decisionFields.medicines,
  })
  .transform((fields) => ({
    ...fields,
    recordsDeath: fields.recordsDeath && fields.disposition === 'died',
  }));

export type DecideValues = z.input<typeof decideSchema>;

/** What the form shows at first: what was decided before, or what the admission says. */
export function initialValues(admission: Admission, { decision }: Discharge): DecideValues {
  const known = [admission.primaryDiagnosis, ...admission.secondaryDiagnoses];
  return {
    disposition: decision?.disposition ?? 'home',
    referredTo: decision?.referredTo ?? '',
    dischargedAt: decision?.dischargedAt ?? '',
    diedAt: decision?.diedAt ?? '',
    causeOfDeath: decision?.causeOfDeath ?? '',
    recordsDeath: true,
    diagnoses: decision?.diagnoses ?? known.filter((one) => one !== null),
    summary: decision?.summary ?? '',
    followUp: decision?.followUp ?? '',
    followUpDate: decision?.followUpDate ?? '',
    medicines: (decision?.medicines ?? []).map(({ checks: _checks, ...medicine }) => medicine),
  };
}
