import type { KeepableOptions } from '#client/unsent/keepable-write.ts';
import { typedWords } from '../vital-signs.words.ts';
import type { recordSchema, RecordValues } from './record-form.values.ts';

interface TypedSet {
  fields: ReturnType<typeof recordSchema.parse>;
  /** What stands in the fields, for the form that corrects it. */
  values: RecordValues;
  patientName: string;
}

/** What a set that cannot be sent yet is called, and where it is corrected. */
export function unsentSet({
  fields,
  values,
  patientName,
}: TypedSet): Omit<KeepableOptions, 'submissionKey' | 'corrects'> {
  const { patientId } = fields;
  return {
    patientId,
    patientName,
    words: typedWords(fields),
    form: {
      address: `/dashboard/nursing/vitals?patientId=${patientId}`,
      draftKey: draftKeyOfSet(patientId),
      values,
    },
  };
}

/** The draft of a patient's next set, the same in every form that records one. */
export function draftKeyOfSet(patientId: string): string {
  return `vital-signs.${patientId || 'new'}`;
}
