import { z } from 'zod';
import { checkReasons } from '#kernel/care/medicine-check.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';
import { prescription } from '../prescription.contract.ts';
import { writtenLine } from '../prescription-line.contract.ts';

export const setLineState = defineCall('prescriptionLines.setState', {
  address: 'POST /prescription-lines/{lineId}/state',
  access: 'pharmacy.prescribe',
  summary: 'Hold, resume or stop one medicine of a prescription; what was prescribed stays as it was signed',
  input: z.strictObject({
    lineId: z.uuid(),
    version: seenVersion,
    state: z.enum(['active', 'held', 'stopped']),
    reason: requiredText(500),
  }),
  output: prescription,
  errors: ['STALE', 'WRONG_STATE'],
});

export const changeLine = defineCall('prescriptionLines.change', {
  address: 'POST /prescription-lines/{lineId}/change',
  access: 'pharmacy.prescribe',
  summary:
    'Replace one medicine of a prescription by a new line; the old one stays and says by what it was replaced',
  input: z.strictObject({
    lineId: z.uuid(),
    version: seenVersion,
    line: writtenLine,
    reason: requiredText(500),
    reasons: checkReasons,
  }),
  output: prescription,
  errors: ['STALE', 'WRONG_STATE', 'SAFETY_STOP', 'RECORD_RESTRICTED'],
});
