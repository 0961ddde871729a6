import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText } from '#kernel/text.ts';
import { passwordPolicy, typedPassword } from '../../password/password.contract.ts';
import { linkPurposes } from '../../users/links/user-link.contract.ts';

const token = boundedText(200).min(1);

/** Asked by POST although it only reads: an address with the secret in it would appear in the logs of proxies. */
export const readAccountLink = defineCall({
  id: 'accountLinks.read',
  kind: 'read',
  method: 'POST',
  path: '/account-links/read',
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

export const setPasswordByLink = defineCall({
  id: 'accountLinks.setPassword',
  kind: 'write',
  method: 'POST',
  path: '/account-links/password',
  access: 'public',
  summary: 'Set the password of the person a link is for; uses the link up and ends their sessions',
  input: z.strictObject({ token, password: typedPassword }),
  output: z.strictObject({ slug: z.string(), email: z.string() }),
  errors: ['LINK_INVALID', 'HOSPITAL_SUSPENDED', 'TOO_MANY_ATTEMPTS'],
});
