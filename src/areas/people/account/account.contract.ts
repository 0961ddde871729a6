import { z } from 'zod';
import { phoneText } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { nameText } from '#kernel/text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { passwordPolicy, typedPassword } from '../password/password.contract.ts';

export const profile = z.strictObject({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  roles: z.array(z.string()),
  passwordChangedAt: z.string().nullable(),
  passwordPolicy,
  version: z.number().int(),
});

export type Profile = z.output<typeof profile>;

export const readProfile = defineCall('account.profile', {
  address: 'GET /account',
  access: 'signed-in',
  summary: 'Read the own account',
  output: profile,
});

/** What everybody may change of their own account. */
export const profileFields = {
  firstName: nameText(100).min(1, valueIssue('missing')),
  lastName: nameText(100).min(1, valueIssue('missing')),
  phone: phoneText,
};

export const updateProfile = defineCall('account.updateProfile', {
  address: 'PATCH /account',
  access: 'signed-in',
  summary: 'Change the own name and phone',
  input: z.strictObject({ ...profileFields, version: seenVersion }),
  output: profile,
  errors: ['STALE'],
});

export const changePassword = defineCall('account.changePassword', {
  address: 'POST /account/password',
  access: 'signed-in',
  summary: 'Change the own password; every other session of the person ends',
  input: z.strictObject({ currentPassword: typedPassword, newPassword: typedPassword }),
  output: z.strictObject({ endedSessions: z.number().int() }),
  secretFields: ['currentPassword', 'newPassword'],
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
});

export const confirmOwnPassword = defineCall('account.confirmPassword', {
  address: 'POST /account/password-confirmation',
  access: 'signed-in',
  summary: 'Show that whoever is signed in stands at the device, such as when a patient gives it back',
  input: z.strictObject({ password: typedPassword }),
  output: z.strictObject({ confirmed: z.literal(true) }),
  secretFields: ['password'],
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
});

const ownSession = z.strictObject({
  id: z.uuid(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  ipAddress: z.string(),
  /** Name of the browser or program, null when it cannot be told. */
  browser: z.string().nullable(),
  /** Name of the operating system, null when it cannot be told. */
  system: z.string().nullable(),
  isCurrent: z.boolean(),
});

export type OwnSession = z.output<typeof ownSession>;

export const listOwnSessions = defineCall('account.sessions', {
  address: 'GET /account/sessions',
  access: 'signed-in',
  summary: 'List where the signed-in person is signed in, the latest 100',
  output: z.strictObject({ rows: z.array(ownSession) }),
});

export const endOwnSession = defineCall('account.endSession', {
  address: 'DELETE /account/sessions/{sessionId}',
  access: 'signed-in',
  summary: 'Sign one of the own sessions out',
  input: z.strictObject({ sessionId: z.uuid() }),
  output: z.strictObject({ ended: z.literal(true) }),
});
