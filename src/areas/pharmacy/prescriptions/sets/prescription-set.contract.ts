import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';
import { maxLines, writtenLine } from '../prescription-line.contract.ts';

export const prescriptionSet = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  lines: z.array(writtenLine),
  version: z.number().int(),
});

export type PrescriptionSet = z.output<typeof prescriptionSet>;

/** The maximum number of sets of one person. */
export const maxSets = 200;

export const listSets = defineCall('prescriptionSets.list', {
  address: 'GET /prescription-sets',
  access: 'pharmacy.prescribe',
  summary: "List one's own favourites and sets of medicines by name, at most 200",
  output: z.strictObject({ rows: z.array(prescriptionSet) }),
});

export const saveSet = defineCall('prescriptionSets.save', {
  address: 'POST /prescription-sets',
  access: 'pharmacy.prescribe',
  summary: "Keep lines as a favourite or set of one's own",
  input: z.strictObject({
    name: requiredText(100),
    lines: z.array(writtenLine).min(1).max(maxLines),
  }),
  output: prescriptionSet,
  errors: ['SET_NAME_TAKEN'],
});

export const deleteSet = defineCall('prescriptionSets.delete', {
  address: 'DELETE /prescription-sets/{setId}',
  access: 'pharmacy.prescribe',
  summary: "Take away one's own favourite or set",
  input: z.strictObject({ setId: z.uuid() }),
  output: z.strictObject({ deleted: z.literal(true) }),
});
