import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText } from '#kernel/text.ts';

/** What stands behind the `#` of a link: the hospital's code, a dot, and a secret. */
const link = boundedText(200).min(1);

export const optOutState = z.strictObject({
  hospitalName: z.string(),
  channel: z.enum(['email', 'sms']),
  /** The patient gets messages over the channel. */
  takes: z.boolean(),
});

export type OptOutState = z.output<typeof optOutState>;

/** Asked by POST although it only reads: an address with the secret in it would appear in the logs of proxies. */
export const readOptOutLink = defineCall('optOutLinks.read', {
  address: 'POST /opt-out-links/read',
  kind: 'read',
  access: 'public',
  summary: 'Tell which hospital and channel the link of a message is about; nothing of the patient is told',
  input: z.strictObject({ link }),
  output: optOutState,
  errors: ['OPT_OUT_LINK_INVALID', 'TOO_MANY_ATTEMPTS'],
});

export const setByOptOutLink = defineCall('optOutLinks.set', {
  address: 'POST /opt-out-links/set',
  access: 'public',
  secretFields: ['link'],
  summary: 'End the messages over the channel of a link, or have them sent again',
  input: z.strictObject({ link, takes: z.boolean() }),
  output: optOutState,
  errors: ['OPT_OUT_LINK_INVALID', 'TOO_MANY_ATTEMPTS'],
});
