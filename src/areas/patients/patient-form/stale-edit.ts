import { formFields, type FormField, type PatientFormValues } from './patient-form.values.ts';

/** How an edit and another that was saved before it go together. */
export interface EditComparison {
  /** Changed by both, differently: a person decides. */
  conflicts: FormField[];
  /** Changed by the other alone. */
  taken: FormField[];
}

/** Compares what was typed with what somebody else saved, both against the record the form began from. */
export function compareEdits(
  begun: PatientFormValues,
  typed: PatientFormValues,
  saved: PatientFormValues,
): EditComparison {
  const isSame = (a: PatientFormValues, b: PatientFormValues) => (field: FormField) =>
    a[field].trim() === b[field].trim();
  const isUnsaved = isSame(begun, saved);
  const isUntyped = isSame(begun, typed);
  const isAgreed = isSame(typed, saved);
  const foreign = formFields.filter((field) => !isUnsaved(field));
  return {
    conflicts: foreign.filter((field) => !isUntyped(field) && !isAgreed(field)),
    taken: foreign.filter(isUntyped),
  };
}

/** The values to go on with: theirs wherever they changed something, but for the fields where one's own is kept. */
export function mergeEdits(
  typed: PatientFormValues,
  saved: PatientFormValues,
  { conflicts, taken }: EditComparison,
  kept: ReadonlySet<FormField>,
): PatientFormValues {
  const adopted = [...taken, ...conflicts.filter((field) => !kept.has(field))];
  return { ...typed, ...Object.fromEntries(adopted.map((field) => [field, saved[field]])) };
}
