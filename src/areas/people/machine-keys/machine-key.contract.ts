import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { requiredText } from '#kernel/text.ts';
import { grantablePermissions } from '../roles/role.rules.ts';
import { codeField } from '../second-factor/second-factor.contract.ts';
import { issue } from './machine-key.issues.ts';

const keyId = z.uuid();
const { min, max } = timeLimits.machineKeyDays;
const outOfRange = issue('outOfRange', { min, max });

/** What an administrator says of a key that they make. */
export const machineKeyFields = {
  /** What the audit trail calls the program, after 'Key:'. */
  name: requiredText(60),
  scopes: z.array(z.enum(grantablePermissions)).min(1, issue('noScope')).max(grantablePermissions.length),
  /** After so many days it ends by itself. */
  days: z.number(outOfRange).int(outOfRange).min(min, outOfRange).max(max, outOfRange),
  /** Of the authenticator app of whoever makes it. */
  code: codeField,
};

export const machineKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.string()),
  /** Scopes that do nothing now, because who answers for the key may not do it themselves. */
  restingScopes: z.array(z.string()),
  /** The last letters of the key. */
  ending: z.string(),
  /** 'orphaned': who answers for it is out of use, and it opens nothing until somebody else does. */
  state: z.enum(['working', 'orphaned', 'expired', 'revoked']),
  answeredBy: z.strictObject({ id: z.uuid(), name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute; null for one that was never used. */
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});

export type MachineKey = z.output<typeof machineKey>;

const byPeopleAlone = 'keys are made and seen by people, and no key makes or finds another';

export const listMachineKeys = defineCall('machineKeys.list', {
  address: 'GET /machine-keys',
  access: 'admin.keys',
  byPeopleAlone,
  summary: 'List the keys of other programs, those that work first, and the newest of those that ended',
  output: z.strictObject({ rows: z.array(machineKey).max(2 * sizeLimits.machineKeyEntries) }),
});

export const makeMachineKey = defineCall('machineKeys.make', {
  address: 'POST /machine-keys',
  access: 'admin.keys',
  summary: 'Make a key for another program; it is told only here',
  input: z.strictObject(machineKeyFields),
  output: z.strictObject({
    id: z.uuid(),
    /** What the program sends as `Authorization: Bearer …`; null when the submission is repeated. */
    key: z.string().nullable(),
    expiresAt: z.string(),
  }),
  toldOnce: ['key'],
  errors: [
    'BEYOND_OWN_PERMISSIONS',
    'TWO_FACTOR_MISSING',
    'TWO_FACTOR_INVALID',
    'TOO_MANY_ATTEMPTS',
    'MACHINE_KEY_NAME_TAKEN',
    'MACHINE_KEYS_FULL',
  ],
});

export const revokeMachineKey = defineCall('machineKeys.revoke', {
  address: 'DELETE /machine-keys/{keyId}',
  access: 'admin.keys',
  summary: 'Revoke a key: it opens nothing from now on, and never again',
  input: z.strictObject({ keyId }),
  output: z.strictObject({ revokedAt: z.string() }),
  errors: ['WRONG_STATE'],
});

export const answerForMachineKey = defineCall('machineKeys.answerFor', {
  address: 'POST /machine-keys/{keyId}/answering',
  access: 'admin.keys',
  summary: 'Answer for a key from now on: it does no more than its scopes and this person may',
  input: z.strictObject({ keyId, code: codeField }),
  output: z.strictObject({ answeredBy: z.string() }),
  errors: [
    'BEYOND_OWN_PERMISSIONS',
    'WRONG_STATE',
    'TWO_FACTOR_MISSING',
    'TWO_FACTOR_INVALID',
    'TOO_MANY_ATTEMPTS',
  ],
});
