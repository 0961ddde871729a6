import { z } from 'zod';
import { isEmailLike, isUnmistakable, phoneText } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { freeText, nameText, optionalText, requiredText } from '#kernel/text.ts';
import { issue } from './user.issues.ts';

export const userStatuses = ['active', 'inactive'] as const;

const heldRole = z.strictObject({ id: z.uuid(), name: z.string(), isSystem: z.boolean() });

export const user = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  /** Under which a doctor is registered; it stands on what they prescribe. */
  registrationNumber: z.string().nullable(),
  status: z.enum(userStatuses),
  roles: z.array(heldRole),
  lastLoginAt: z.string().nullable(),
  /** False until the person has set a password through an invitation. */
  hasPassword: z.boolean(),
  /** Signs in with an authenticator app. */
  hasSecondFactor: z.boolean(),
  /** False for somebody who holds more than the asking person, who may therefore not change them. */
  isWithinOwn: z.boolean(),
  ...versioned,
});

export type User = z.output<typeof user>;

/** Loose on purpose: a real address must never be refused, a slip of the finger and one that reads as another should be. */
const emailAddress = requiredText(254, issue('fieldMissing'))
  .refine((text) => text === '' || isEmailLike(text), issue('emailInvalid'))
  .refine(isUnmistakable, issue('emailMistakable'));

/** What an administrator types of a person. */
export const userFields = {
  firstName: nameText(100).min(1, issue('fieldMissing')),
  lastName: nameText(100).min(1, issue('fieldMissing')),
  email: emailAddress,
  phone: phoneText,
  registrationNumber: optionalText(60),
  status: z.enum(userStatuses).default('active'),
};

/** An account as a person writes it, without its roles. */
export const userInput = z.strictObject(userFields);

export const userId = z.uuid();

const userFilter = {
  /** Every word must be in the name or the e-mail address. */
  search: freeText(200).optional(),
  status: z.enum([...userStatuses, 'all']).default('all'),
  /** Only people who hold this role. */
  roleId: z.uuid().optional(),
};

export const listUsers = defineCall('users.list', {
  address: 'GET /users',
  access: 'admin.users',
  summary: 'List, search and filter the people with an account, by name',
  input: z.strictObject({ ...pageRequest, ...userFilter }),
  output: z.strictObject({
    ...pageOf(user).shape,
    /** How many people the filter finds, on all pages. */
    total: z.number().int(),
  }),
});

export const exportUsers = defineCall('users.export', {
  address: 'GET /user-export',
  access: 'admin.users',
  exports: 'admin.export',
  readsReplica: true,
  summary: 'Read the accounts of a list page by page for a file; each page is written to the audit trail',
  input: z.strictObject({ ...pageRequest, ...userFilter }),
  output: pageOf(user),
});

export const getUser = defineCall('users.get', {
  address: 'GET /users/{userId}',
  access: 'admin.users',
  summary: 'Read one account',
  input: z.strictObject({ userId }),
  output: user,
});

export const createUser = defineCall('users.create', {
  address: 'POST /users',
  access: 'admin.users',
  summary: 'Create an account with its first roles; it has no password until its person used an invitation',
  input: z.strictObject({
    ...userFields,
    /** Ids of roles; none may grant what the creating person does not hold. */
    initialRoles: z.array(z.uuid()).max(50).default([]),
  }),
  output: user,
  errors: ['EMAIL_TAKEN', 'BEYOND_OWN_PERMISSIONS', 'NOT_FOUND', 'PLAN_LIMIT', 'SUBSCRIPTION_PAST_DUE'],
  example: {
    input: {
      firstName: 'Nasima',
      lastName: 'Akter',
      email: 'nasima.akter@city-general.example',
      phone: '+880 1711 000021',
    },
  },
});

export const updateUser = defineCall('users.update', {
  address: 'PATCH /users/{userId}',
  access: 'admin.users',
  summary: 'Change an account; an inactive one is signed out everywhere at once',
  input: z.strictObject({
    userId,
    version: seenVersion,
    firstName: userFields.firstName.optional(),
    lastName: userFields.lastName.optional(),
    email: userFields.email.optional(),
    phone: phoneText.optional(),
    registrationNumber: optionalText(60).optional(),
    status: z.enum(userStatuses).optional(),
  }),
  output: user,
  errors: [
    'STALE',
    'EMAIL_TAKEN',
    'OWN_ACCOUNT',
    'BEYOND_OWN_PERMISSIONS',
    'LAST_ADMINISTRATOR',
    'PLAN_LIMIT',
    'SUBSCRIPTION_PAST_DUE',
  ],
  example: {
    input: { userId: '01980000-0000-7000-8000-000000000021', version: 1, phone: '+880 1711 000022' },
  },
});

export const removeUser = defineCall('users.remove', {
  address: 'DELETE /users/{userId}',
  access: 'admin.users',
  summary:
    'Delete an account: signed out at once, hidden, its e-mail free again; what it did stays on record',
  input: z.strictObject({ userId, version: seenVersion }),
  output: z.strictObject({ removed: z.literal(true) }),
  errors: ['STALE', 'OWN_ACCOUNT', 'BEYOND_OWN_PERMISSIONS', 'LAST_ADMINISTRATOR'],
});

/** The maximum number of people that a picker is offered at once; typing narrows them. */
export const maxChoices = 50;

export const listUserChoices = defineCall('users.choices', {
  address: 'GET /user-choices',
  access: 'admin.settings',
  summary: 'Names of people with an active account, for pickers; the first 50 by name',
  input: z.strictObject({
    search: freeText(200).optional(),
    /** Somebody who is named in any case, inactive or deleted too. */
    userId: userId.optional(),
  }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({ id: z.uuid(), name: z.string(), roles: z.array(z.string()), isActive: z.boolean() }),
    ),
  }),
});
