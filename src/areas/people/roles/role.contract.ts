import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { changeable, seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { grantablePermissions } from './role.rules.ts';

export const role = z.strictObject({
  id: z.uuid(),
  name: z.string().meta({ example: 'Ward Clerk' }),
  description: z.string().nullable(),
  /** Comes with the system: nobody changes or deletes it. */
  isSystem: z.boolean(),
  /** Passes every permission check of the hospital, whatever `permissions` says. */
  isAdministrator: z.boolean(),
  isActive: z.boolean(),
  permissions: z.array(z.string()),
  /** How many people hold the role, inactive accounts included and deleted ones not. */
  holders: z.number().int(),
  ...versioned,
});

export type Role = z.output<typeof role>;

/** Who designs roles, who gives them to people, and who sets up the hospital: they see which there are. */
export const seesRoles = ['admin.roles', 'admin.users', 'admin.settings'] as const;

const exampleRole: Role = {
  id: '01980000-0000-7000-8000-000000000021',
  name: 'Ward Clerk',
  description: 'Keeps the files of a ward',
  isSystem: false,
  isAdministrator: false,
  isActive: true,
  permissions: ['patients.read', 'patients.write'],
  holders: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  version: 1,
};

export const listRoles = defineCall('roles.list', {
  address: 'GET /roles',
  access: seesRoles,
  summary: 'List the roles by name, those of the system first',
  input: z.strictObject(pageRequest),
  output: pageOf(role),
  example: { output: { rows: [exampleRole], nextCursor: null } },
});

export const exportRoles = defineCall('roles.export', {
  address: 'GET /role-export',
  access: seesRoles,
  exports: 'admin.export',
  readsReplica: true,
  summary: 'Read the roles page by page to take them away (recorded in the audit trail)',
  input: z.strictObject(pageRequest),
  output: pageOf(role),
});

export const permissionEntry = z.strictObject({
  code: z.string(),
  group: z.string(),
  label: z.string(),
  description: z.string(),
});

export type PermissionEntry = z.output<typeof permissionEntry>;

export const listPermissions = defineCall('roles.permissions', {
  address: 'GET /permissions',
  access: seesRoles,
  summary: 'List the permissions that roles can hold, by group',
  output: z.strictObject({ rows: z.array(permissionEntry) }),
});

export const roleFields = {
  name: requiredText(100).meta({ example: 'Ward Clerk' }),
  description: optionalText(500),
  /** Kept once each, in the order of the catalogue. */
  permissions: z.array(z.enum(grantablePermissions)).max(200),
};

export const createRole = defineCall('roles.create', {
  address: 'POST /roles',
  access: 'admin.roles',
  summary: 'Create a role, of permissions that the caller holds',
  input: z.strictObject(roleFields),
  output: role,
  errors: ['ROLE_NAME_TAKEN', 'BEYOND_OWN_PERMISSIONS'],
});

const roleId = z.uuid();

export const updateRole = defineCall('roles.update', {
  address: 'PATCH /roles/{roleId}',
  access: 'admin.roles',
  summary: 'Change a role that grants, before and after, no more than the caller holds',
  input: z.strictObject({
    roleId,
    version: seenVersion,
    ...changeable(roleFields),
  }),
  output: role,
  errors: ['STALE', 'SYSTEM_ROLE', 'ROLE_NAME_TAKEN', 'BEYOND_OWN_PERMISSIONS'],
});

export const removeRole = defineCall('roles.remove', {
  address: 'DELETE /roles/{roleId}',
  access: 'admin.roles',
  summary: 'Delete a role and take it from everybody who holds it',
  input: z.strictObject({ roleId, version: z.coerce.number().int().min(1) }),
  output: z.strictObject({ id: z.uuid(), withdrawnFrom: z.number().int() }),
  errors: ['STALE', 'SYSTEM_ROLE', 'BEYOND_OWN_PERMISSIONS'],
});
