import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { admission } from '../admissions/admission.contract.ts';
import { issue } from './bed-transfer.issues.ts';

export const transferStatuses = ['pending', 'approved', 'completed', 'cancelled'] as const;

const place = z.strictObject({
  id: z.uuid(),
  bedNumber: z.string(),
  wardId: z.uuid(),
  wardName: z.string(),
});

export const bedTransfer = z.strictObject({
  id: z.uuid(),
  admissionId: z.uuid(),
  admissionNumber: z.string(),
  patient: namedPatient,
  fromBed: place,
  toBed: place,
  transferReason: withheld(z.string()),
  /** Why it is this bed although its ward is meant for another sex or age. */
  placementReason: withheld(z.string()),
  notes: withheld(z.string()),
  /** An approval whose hold has run out is pending again. */
  status: z.enum(transferStatuses),
  /** Until when the bed is held; null unless it is approved. */
  heldUntil: z.string().nullable(),
  requestedBy: z.uuid(),
  requestedByName: z.string(),
  approvedBy: z.uuid().nullable(),
  approvedByName: z.string().nullable(),
  approvedAt: z.string().nullable(),
  /** When the patient was moved. */
  transferDate: z.string().nullable(),
  cancelReason: withheld(z.string()),
  /** The transfer of the patient who took the old bed at the same moment. */
  swappedWith: z.uuid().nullable(),
  ...versioned,
});

export type BedTransfer = z.output<typeof bedTransfer>;

const transferId = z.uuid();
/** When it was, now without it; and why it is written down later. */
const movedTime = { movedAt: instantText().optional(), lateReason: lateReasonText().optional() };

/** What narrows the list; `open` are the pending and the approved ones. */
export const transferFilter = {
  status: z.enum([...transferStatuses, 'open']).optional(),
  admissionId: z.uuid().optional(),
};

export const listBedTransfers = defineCall('bedTransfers.list', {
  address: 'GET /bed-transfers',
  access: ['beds.assign', 'admissions.read'],
  summary: 'List transfers between beds, newest first',
  input: z.strictObject({ ...transferFilter, ...pageRequest }),
  output: pageOf(bedTransfer),
});

export const requestBedTransfer = defineCall('bedTransfers.request', {
  address: 'POST /bed-transfers',
  access: ['beds.assign', 'admissions.request'],
  summary: 'Ask for a patient to be moved to an available bed; somebody with beds.assign approves',
  input: z.strictObject({
    admissionId: z.uuid(issue('admissionMissing')),
    /** The bed the patient is in; it is found by the admission when it is left out. */
    fromBedId: z.uuid().optional(),
    toBedId: z.uuid(issue('bedMissing')),
    transferReason: requiredText(500, issue('reasonMissing')),
    placementReason: freeText(500).optional(),
    notes: optionalText(500),
  }),
  output: bedTransfer,
  errors: ['WRONG_STATE', 'TRANSFER_OPEN', 'BED_NOT_AVAILABLE', 'PLACEMENT_NEEDS_REASON'],
  example: {
    input: {
      admissionId: '01980000-0000-7000-8000-000000000064',
      toBedId: '01980000-0000-7000-8000-000000000067',
      transferReason: 'Needs ventilation',
    },
  },
});

export const approveBedTransfer = defineCall('bedTransfers.approve', {
  address: 'POST /bed-transfers/{transferId}/approval',
  access: 'beds.assign',
  summary: 'Approve a transfer: its bed is held for the time that the hospital sets',
  input: z.strictObject({ transferId, version: seenVersion }),
  output: bedTransfer,
  errors: ['STALE', 'WRONG_STATE', 'BED_NOT_AVAILABLE'],
});

export const completeBedTransfer = defineCall('bedTransfers.complete', {
  address: 'POST /bed-transfers/{transferId}/completion',
  access: ['beds.assign', 'admissions.receive'],
  summary:
    'Move the patient, now or at a time that has passed: the old bed turns dirty, the new one is occupied',
  input: z.strictObject({ transferId, version: seenVersion, ...movedTime }),
  output: bedTransfer,
  errors: ['STALE', 'WRONG_STATE', 'BED_NOT_AVAILABLE'],
});

export const cancelBedTransfer = defineCall('bedTransfers.cancel', {
  address: 'POST /bed-transfers/{transferId}/cancellation',
  access: ['beds.assign', 'admissions.request'],
  summary: 'Reject a transfer, or withdraw an own one; a held bed is free again',
  input: z.strictObject({ transferId, version: seenVersion, reason: requiredText(500) }),
  output: bedTransfer,
  errors: ['STALE', 'WRONG_STATE'],
});

export const swapBeds = defineCall('bedTransfers.swap', {
  address: 'POST /bed-swaps',
  access: 'beds.assign',
  summary: 'Two patients change places in one step; both beds stay occupied',
  input: z.strictObject({
    admissionId: z.uuid(issue('admissionMissing')),
    otherAdmissionId: z.uuid(issue('admissionMissing')),
    transferReason: requiredText(500, issue('reasonMissing')),
    placementReason: freeText(500).optional(),
    ...movedTime,
  }),
  output: z.strictObject({ rows: z.array(admission) }),
  errors: ['WRONG_STATE', 'TRANSFER_OPEN', 'PLACEMENT_NEEDS_REASON'],
});
