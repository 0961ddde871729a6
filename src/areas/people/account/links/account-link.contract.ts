import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText, requiredText } from '#kernel/text.ts';
import { passwordPolicy, typedPassword } from '../../password/password.contract.ts';
import { linkPurposes } from '../../users/links/user-link.contract.ts';

const token = boundedText(200).min(1);

/** Asked by POST although it only reads: an address with the secret in it would appear in the logs of proxies. */
export const readAccountLink = defineCall('accountLinks.read', {
  address: 'POST /account-links/read',
  kind: 'read',
  access: 'public',
  summary:
    'Tell whom a link is for; unknown, used, expired and revoked ones are refused alike, and a good one of a suspended hospital says so',
  input: z.strictObject({ token }),
  output: z.strictObject({
    purpose: z.enum(linkPurposes),
    firstName: z.string(),
    email: z.string(),
    hospitalName: z.string(),
    slug: z.string(),
    passwordPolicy,
  }),
  errors: ['LINK_INVALID', 'HOSPITAL_SUSPENDED', 'TOO_MANY_ATTEMPTS'],
});

export const setPasswordByLink = defineCall('accountLinks.setPassword', {
  address: 'POST /account-links/password',
  access: 'public',
  summary: 'Set the password of the person a link is for; uses the link up and ends their sessions',
  input: z.strictObject({ token, password: typedPassword }),
  output: z.strictObject({ slug: z.string(), email: z.string() }),
  errors: ['LINK_INVALID', 'HOSPITAL_SUSPENDED', 'TOO_MANY_ATTEMPTS'],
});

export const askForLink = defineCall('accountLinks.ask', {
  address: 'POST /account-links',
  access: 'public',
  summary:
    'Ask for a link to set a new password, which goes to the mail address of the account; everybody gets the same answer',
  input: z.strictObject({
    /** The code of the organization, in letters of any case. */
    slug: requiredText(63).toLowerCase(),
    email: requiredText(254),
  }),
  output: z.strictObject({ asked: z.literal(true) }),
  errors: ['TOO_MANY_ATTEMPTS'],
});
