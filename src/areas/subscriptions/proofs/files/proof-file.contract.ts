import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { fileInput } from '#kernel/files/file-input.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';

const { proofFileBytes: maximumBytes } = sizeLimits;

/** A file that the server has taken in. */
const addedFile = z.strictObject({ id: z.uuid(), name: z.string() });

export const addProofFile = defineCall('paymentProofs.addFile', {
  address: 'POST /payment-proof-files',
  access: 'admin.settings',
  takesFile: { maximumBytes },
  summary:
    'Add a picture or PDF of a receipt, up to 5 MB; it is kept for a day until a proof of payment is handed in with it',
  input: z.strictObject(fileInput(maximumBytes)),
  output: addedFile,
  errors: ['PAYLOAD_TOO_LARGE', 'PLAN_LIMIT'],
});
