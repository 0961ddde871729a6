import { z } from 'zod';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { freeText } from '#kernel/text.ts';
import {
  type Assessment,
  assessmentFields,
  assessmentSections,
  createAssessment,
  mobilityLevels,
} from '../assessment.contract.ts';
import { scaleNames, type ScaleName, scales } from '../scale-answers.ts';

const answers = z.record(z.string(), z.string());

/** What is typed of an assessment; the server's own rules for what it sends. */
export const assessmentSchema = z.strictObject({
  patientId: createAssessment.input.shape.patientId,
  assessmentType: assessmentFields.assessmentType,
  sections: z.record(z.string(), freeText(2000)),
  scales: z.record(z.string(), answers),
  painScore: optionalWholeNumber({ min: 0, max: 10 }),
  mobilityLevel: z.enum(['', ...mobilityLevels]).transform((level) => level || null),
  allergiesVerified: z.boolean(),
  nursingDiagnoses: assessmentFields.nursingDiagnoses,
  carePlan: assessmentFields.carePlan,
  notes: freeText(2000),
});

export type AssessmentValues = z.input<typeof assessmentSchema> & Record<string, unknown>;
export type AssessmentFields = z.output<typeof assessmentSchema>;

/** What the form shows of a draft, or of a new assessment. */
export function valuesOf(stored: Assessment | undefined, patientId: string): AssessmentValues {
  const answersOf = (name: ScaleName) => {
    const given = stored?.scales?.[name]?.answers ?? {};
    return Object.fromEntries(Object.keys(scales[name].items).map((item) => [item, given[item] ?? '']));
  };
  return {
    patientId: stored?.patient.id ?? patientId,
    assessmentType: stored?.assessmentType ?? 'shift',
    sections: Object.fromEntries(
      assessmentSections.map((section) => [section, stored?.sections?.[section] ?? '']),
    ),
    scales: Object.fromEntries(scaleNames.map((name) => [name, answersOf(name)])),
    painScore: stored?.scales?.pain?.score ?? '',
    mobilityLevel: stored?.mobilityLevel ?? '',
    allergiesVerified: stored?.allergiesVerified ?? false,
    nursingDiagnoses: stored?.nursingDiagnoses ?? [],
    carePlan: stored?.carePlan ?? [],
    notes: stored?.notes ?? '',
  };
}

/** The fields as the call takes them: questions without an answer are left out. */
export function inputOf({ scales: typed, sections, ...fields }: AssessmentFields) {
  const scaleInput = Object.fromEntries(
    Object.entries(typed).map(([name, given]) => [
      name,
      Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== '')),
    ]),
  );
  return {
    ...fields,
    sections: Object.fromEntries(Object.entries(sections).filter(([, text]) => text !== '')),
    scales: scaleInput as z.input<typeof assessmentFields.scales>,
  };
}
