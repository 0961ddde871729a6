import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { userId } from '../user.contract.ts';

export const linkPurposes = ['invitation', 'password_reset'] as const;

const madeLink = z.strictObject({
  purpose: z.enum(linkPurposes),
  /** Opens the account once; told only here, and null when the submission is repeated. */
  token: z.string().nullable(),
  expiresAt: z.string(),
});

export type MadeLink = z.output<typeof madeLink>;

export const inviteUser = defineCall({
  id: 'users.invite',
  kind: 'write',
  method: 'POST',
  path: '/users/{userId}/invitation',
  access: 'admin.users',
  summary:
    'Make a link with which a person without a password sets one, good for 72 hours; revokes earlier links',
  input: z.strictObject({ userId }),
  output: madeLink,
  toldOnce: ['token'],
  errors: ['OWN_ACCOUNT', 'ACCOUNT_NOT_READY', 'BEYOND_OWN_PERMISSIONS'],
});

export const makeResetLink = defineCall({
  id: 'users.resetLink',
  kind: 'write',
  method: 'POST',
  path: '/users/{userId}/reset-link',
  access: 'admin.users',
  summary: 'Make a link with which a person sets a new password, good for 2 hours; revokes earlier links',
  input: z.strictObject({ userId }),
  output: madeLink,
  toldOnce: ['token'],
  errors: ['OWN_ACCOUNT', 'ACCOUNT_NOT_READY', 'BEYOND_OWN_PERMISSIONS'],
});
