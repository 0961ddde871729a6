import type { KeepableOptions } from '#client/unsent/keepable-write.ts';
import { amountFields, fluidAmounts } from '../fluid-kinds.words.ts';
import { typedWords } from '../fluid.words.ts';
import type { FluidValues, RecordOutput } from './fluid-form.values.ts';

interface TypedRecord {
  fields: Pick<RecordOutput, 'patientId'> & Partial<RecordOutput>;
  /** What stands in the fields, for the form that corrects it. */
  values: FluidValues;
  patientName: string;
}

/** What a record that cannot be sent yet is called, and where it is corrected. */
export function unsentFluids({
  fields,
  values,
  patientName,
}: TypedRecord): Omit<KeepableOptions, 'submissionKey' | 'corrects'> {
  const { patientId } = fields;
  const amounts = amountFields.flatMap((name) => {
    const amount = fields[name] ?? null;
    return amount === null ? [] : [{ kind: fluidAmounts[name].kind, amount }];
  });
  return {
    patientId,
    patientName,
    words: typedWords(amounts),
    form: {
      address: `/dashboard/nursing/intake-output?record=${patientId}`,
      draftKey: draftKeyOfRecord(patientId),
      values: { ...values, patientId },
    },
  };
}

/** The draft of a patient's next record. */
export function draftKeyOfRecord(patientId: string): string {
  return `fluids.${patientId || 'new'}`;
}
