import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { checkReasons } from '#kernel/care/medicine-check.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { writtenFields } from '../prescription.contract.ts';
import { maxLines, writtenLine } from '../prescription-line.contract.ts';

/** What was written so far; anything may be open. */
const draftContent = z.strictObject({
  ...writtenFields,
  lines: z.array(writtenLine).max(maxLines),
  reasons: checkReasons,
});

export type DraftContent = z.output<typeof draftContent>;

export const prescriptionDraft = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  admissionId: z.uuid().nullable(),
  consultationId: z.uuid().nullable(),
  content: withheld(draftContent),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type PrescriptionDraft = z.output<typeof prescriptionDraft>;

const optionalId = z
  .uuid()
  .nullish()
  .transform((id) => id ?? null);

export const listDrafts = defineCall('prescriptionDrafts.list', {
  address: 'GET /prescription-drafts',
  access: 'pharmacy.prescribe',
  summary: "List one's own prescriptions that are not signed yet, the newest first",
  input: z.strictObject({ patientId: z.uuid().optional(), ...pageRequest }),
  output: pageOf(prescriptionDraft),
});

export const createDraft = defineCall('prescriptionDrafts.create', {
  address: 'POST /prescription-drafts',
  access: 'pharmacy.prescribe',
  summary: 'Keep a prescription that is being written',
  input: z.strictObject({
    patientId: z.uuid(),
    admissionId: optionalId,
    consultationId: optionalId,
    content: draftContent,
  }),
  output: prescriptionDraft,
});

export const updateDraft = defineCall('prescriptionDrafts.update', {
  address: 'PATCH /prescription-drafts/{draftId}',
  access: 'pharmacy.prescribe',
  summary: "Keep what one's own draft of a prescription says by now",
  input: z.strictObject({ draftId: z.uuid(), version: seenVersion, content: draftContent }),
  output: prescriptionDraft,
  errors: ['STALE'],
});

export const discardDraft = defineCall('prescriptionDrafts.discard', {
  address: 'DELETE /prescription-drafts/{draftId}',
  access: 'pharmacy.prescribe',
  summary: "Throw one's own draft of a prescription away",
  input: z.strictObject({ draftId: z.uuid() }),
  output: z.strictObject({ discarded: z.literal(true) }),
});
