import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText } from '#kernel/text.ts';

/** A person with the roles they hold. */
export const holder = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive']),
  roles: z.array(z.strictObject({ id: z.uuid(), name: z.string(), isSystem: z.boolean() })),
});

export type Holder = z.output<typeof holder>;

export const listHolders = defineCall('roles.holders', {
  address: 'GET /role-holders',
  access: 'admin.users',
  summary: 'List people by name with the roles they hold',
  input: z.strictObject({
    /** Matched without case inside name and e-mail; several words must all match. */
    search: freeText(200).optional(),
    ...pageRequest,
  }),
  output: pageOf(holder),
});

const link = z.strictObject({
  userId: z.uuid(),
  roleId: z.uuid(),
});

export const assignRole = defineCall('roles.assign', {
  address: 'POST /users/{userId}/roles',
  access: 'admin.users',
  summary: 'Give a person a role that grants no more than the caller holds',
  input: link,
  output: holder,
  errors: ['STALE', 'BEYOND_OWN_PERMISSIONS'],
});

export const withdrawRole = defineCall('roles.withdraw', {
  address: 'DELETE /users/{userId}/roles/{roleId}',
  access: 'admin.users',
  summary: 'Take a role from a person; the last administrator stays one',
  input: link,
  output: holder,
  errors: ['LAST_ADMINISTRATOR', 'BEYOND_OWN_PERMISSIONS'],
});
