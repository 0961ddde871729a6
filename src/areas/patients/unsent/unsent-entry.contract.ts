import { z } from 'zod';
import { keepableCalls } from '#kernel/access/keepable-calls.ts';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';

export const discardUnsentEntry = defineCall('patients.discardUnsentEntry', {
  address: 'POST /patients/{patientId}/discarded-entries',
  access: 'patients.read',
  summary: 'Record that somebody discarded an entry about a patient that the server had refused, and why',
  input: z.strictObject({
    patientId: z.uuid(),
    /** The call that would have recorded it, such as `vitalSigns.record`. */
    call: z.enum(keepableCalls),
    /** When it was typed, by the clock of the device, which may be a little ahead; not to come. */
    typedAt: instantText(),
    reason: requiredText(500),
  }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
