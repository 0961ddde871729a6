import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import type { Admission } from '../../admissions/admission.contract.ts';
import { decisionFields, type Discharge, dispositions } from '../discharge.contract.ts';
import { issue } from '../discharge.issues.ts';

const now = z.literal('').transform(() => undefined);
const none = z.literal('').transform(() => null);

/** A decision as it is typed, without the medicines. */
export const decisionShape = {
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
};

const decisionSchema = z.strictObject(decisionShape);

export type DecisionValues = z.input<typeof decisionSchema>;

/** Notes a death in the patient's record of who died alone. */
export function settledDeath<Fields extends z.output<typeof decisionSchema>>(fields: Fields): Fields {
  return { ...fields, recordsDeath: fields.recordsDeath && fields.disposition === 'died' };
}

/** A decision as it is typed, and how it becomes the call's input. */
export const decideSchema = decisionSchema
  .extend({ medicines: decisionFields.medicines })
  .transform(settledDeath);

export type DecideValues = z.input<typeof decideSchema>;

/** What the form shows at first: what was decided before, with the medicines in words. */
export function initialValues(admission: Admission, discharge: Discharge): DecideValues {
  const medicines = (discharge.decision?.medicines ?? []).filter(({ fate }) => fate !== 'stopped');
  return {
    ...initialDecision(admission, discharge),
    medicines: medicines.map(({ name, dose, instructions }) => ({ name, dose, instructions })),
  };
}

/** The same without medicines: what was decided before, or what the admission says. */
export function initialDecision(admission: Admission, { decision }: Discharge): DecisionValues {
  const known = [admission.primaryDiagnosis, ...admission.secondaryDiagnoses];
  return storedValues(decisionSchema, decision ?? undefined, {
    disposition: decision?.disposition ?? 'home',
    recordsDeath: true,
    diagnoses: decision?.diagnoses ?? known.filter((one) => one !== null),
  });
}
