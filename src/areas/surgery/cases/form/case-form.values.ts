import { z } from 'zod';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { emptyValues, storedValues } from '#ui/form/schema/first-values.ts';
import { caseFields, createCase } from '../booking/booking.contract.ts';
import type { SurgicalCase } from '../case.contract.ts';

/** '' for a field that was left empty. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]);

const noInstant = optionalInstantText().transform((instant) => instant ?? null);

const shared = {
  procedureId: orNothing(z.uuid()),
  procedureName: caseFields.procedureName,
  procedureCode: caseFields.procedureCode,
  laterality: z.string().pipe(caseFields.laterality),
  site: caseFields.site,
  preOpDiagnosis: caseFields.preOpDiagnosis,
  surgeonId: caseFields.surgeonId,
  assistantSurgeonId: orNothing(z.uuid()),
  anesthesiologistId: orNothing(z.uuid()),
  nurseIds: caseFields.nurseIds,
  theatreId: orNothing(z.uuid()),
  scheduledStartTime: noInstant,
  estimatedDuration: caseFields.estimatedDuration,
  urgency: caseFields.urgency,
  bloodNeeds: caseFields.bloodNeeds,
  equipmentNeeds: caseFields.equipmentNeeds,
  fastingFrom: noInstant,
  notes: caseFields.notes,
};

/** The server's own rules for the fields of a new case. */
export const newCaseSchema = z.strictObject({
  ...shared,
  patientId: createCase.input.shape.patientId,
});

/** The same for one that is stored. */
export const caseSchema = z.strictObject(shared);

/** The same where the form shows no words: they are not sent either. */
export const closedCaseSchema = z.strictObject({
  ...shared,
  procedureName: z.string(),
  laterality: z.string().transform(() => 'not_applicable' as const),
});

export type NewCaseValues = z.input<typeof newCaseSchema> & Record<string, unknown>;
export type NewCaseFields = z.output<typeof newCaseSchema>;
export type CaseValues = z.input<typeof caseSchema> & Record<string, unknown>;
export type CaseFormFields = z.output<typeof caseSchema>;

/** What a new case starts with. */
export interface CaseStart {
  patientId?: string | undefined;
  theatreId?: string | undefined;
  startTime?: string | undefined;
}

/** The first values of a new case. */
export function newValues(
  { patientId = '', theatreId = '', startTime = '' }: CaseStart,
  preOpDiagnosis = '',
): NewCaseValues {
  return emptyValues(newCaseSchema, {
    patientId,
    preOpDiagnosis,
    theatreId,
    scheduledStartTime: startTime,
    estimatedDuration: 60,
    urgency: 'elective',
  });
}

/** What a stored case shows in the form. */
export function valuesOf(surgicalCase: SurgicalCase): CaseValues {
  return storedValues(caseSchema, surgicalCase, {
    surgeonId: surgicalCase.surgeon?.id ?? '',
    assistantSurgeonId: surgicalCase.assistantSurgeon?.id ?? '',
    anesthesiologistId: surgicalCase.anesthesiologist?.id ?? '',
    nurseIds: surgicalCase.nurses.map(({ id }) => id),
    theatreId: surgicalCase.theatre?.id ?? '',
  });
}
