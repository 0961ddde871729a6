import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { userId } from '../user.contract.ts';

export const linkPurposes = ['invitation', 'password_reset'] as const;

const madeLink = z.strictObject({
  purpose: z.enum(linkPurposes),
  /** Opens the account once; told only here, and null when the submission is repeated. */
  token: z.string().nullable(),
  /** The mail address that it goes to; null where it is handed over by whoever made it. */
  sentTo: z.string().nullable(),
  expiresAt: z.string(),
});

/** By mail nobody but the person sees the link. */
const linkRequest = z.strictObject({ userId, byMail: z.boolean().default(false) });

export type MadeLink = z.output<typeof madeLink>;

export const inviteUser = defineCall('users.invite', {
  address: 'POST /users/{userId}/invitation',
  access: 'admin.users',
  summary:
    'Make a link with which a person without a password sets one, good for 72 hours; revokes earlier links',
  input: linkRequest,
  output: madeLink,
  toldOnce: ['token'],
  errors: ['OWN_ACCOUNT', 'ACCOUNT_NOT_READY', 'BEYOND_OWN_PERMISSIONS', 'NO_MAIL_HERE'],
});

export const makeResetLink = defineCall('users.resetLink', {
  address: 'POST /users/{userId}/reset-link',
  access: 'admin.users',
  summary: 'Make a link with which a person sets a new password, good for 2 hours; revokes earlier links',
  input: linkRequest,
  output: madeLink,
  toldOnce: ['token'],
  errors: ['OWN_ACCOUNT', 'ACCOUNT_NOT_READY', 'BEYOND_OWN_PERMISSIONS', 'NO_MAIL_HERE'],
});

/** The newest link of a person, and what became of its mail. */
const newestLink = z.strictObject({
  purpose: z.enum(linkPurposes),
  madeAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['open', 'used', 'revoked', 'expired']),
  /** They asked for it at the sign-in. */
  isOwn: z.boolean(),
  /** Null where it was handed over by hand. */
  mail: z
    .strictObject({
      recipient: z.string(),
      status: z.enum(['pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled']),
      at: z.string(),
    })
    .nullable(),
});

export const readLinkState = defineCall('users.linkState', {
  address: 'GET /users/{userId}/link',
  access: 'admin.users',
  summary: 'Read whether links can go by mail, and what became of the newest link of a person',
  input: z.strictObject({ userId }),
  output: z.strictObject({ isMailPossible: z.boolean(), newest: newestLink.nullable() }),
});

export type LinkState = z.output<(typeof readLinkState)['output']>;
