import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import {
  type AmountField,
  amountFields,
  fluidAmounts,
  forEachAmount,
  type ShiftType,
} from '../fluid-kinds.words.ts';
import { type FluidRecord, recordFields, recordFluids, refuseEmpty } from '../fluid.contract.ts';

/** An amount as somebody types it: '' is nothing, and what is no number is refused by the server's own rule. */
const typedAmount = z
  .union([z.number(), z.string()])
  .transform((typed) => (typeof typed === 'string' && typed.trim() === '' ? null : typed))
  .pipe(recordFields.intakeOral as unknown as z.ZodType<number | null, number | string | null>);

const device = freeText(100);

const fields = {
  ...forEachAmount(() => typedAmount),
  shiftType: recordFields.shiftType,
  devices: z.strictObject(forEachAmount(() => device)),
  notes: freeText(500),
  recordedAt: optionalInstantText(),
};

/** What is typed of a new record; the server's own rules. */
export const recordSchema = z
  .strictObject({ ...fields, patientId: recordFluids.input.shape.patientId })
  .superRefine((record, context) => refuseEmpty(record, context));

/** What is typed of the record that replaces one entered in error. */
export const replacementSchema = z
  .strictObject(fields)
  .superRefine((record, context) => refuseEmpty(record, context));

export type RecordOutput = z.output<typeof recordSchema>;

/** What the fields hold while somebody types. */
export type FluidValues = Record<AmountField, number | string> & {
  shiftType: ShiftType;
  devices: Record<AmountField, string>;
  notes: string;
  recordedAt: string;
};

/** An empty record of a shift. */
export function emptyRecord(shiftType: FluidValues['shiftType']): FluidValues {
  return {
    ...forEachAmount(() => ''),
    shiftType,
    devices: forEachAmount(() => ''),
    notes: '',
    recordedAt: '',
  };
}

/** What a stored record holds, as a form shows it. */
export function valuesOf({ entries, shiftType, notes, recordedAt }: FluidRecord): FluidValues {
  const values = { ...emptyRecord(shiftType), notes: notes ?? '', recordedAt };
  for (const name of amountFields) {
    const entry = entries.find(({ kind }) => kind === fluidAmounts[name].kind);
    if (!entry) continue;
    values[name] = entry.millilitres;
    values.devices[name] = entry.device ?? '';
  }
  return values;
}

/** The sum of what is typed so far on one side. */
export function sumOf(values: FluidValues, names: readonly AmountField[]): number {
  return names.reduce((sum, name) => {
    const read = typedAmount.safeParse(values[name]);
    return sum + (read.success ? (read.data ?? 0) : 0);
  }, 0);
}
