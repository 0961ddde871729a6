import { z } from 'zod';
import {
  createUser,
  emailKey,
  findRoles,
  findUsersByEmail,
  removeUnusedUser,
  changeUser,
  userInput,
} from '#areas/people/people-lists.public.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { issue } from '../../runs/import.issues.ts';
import { catalogueKind } from '../catalogue-kind.ts';
import type { RowKind } from '../list-kind.ts';

const schema = userInput
  .pick({ firstName: true, lastName: true, email: true, phone: true, registrationNumber: true })
  .extend({ roles: z.array(z.string().max(200)).max(50).default([]) });

/** People with an account and their roles; known by their e-mail addresses. Nobody's rights are ever changed. */
export const peopleKind: RowKind = catalogueKind({
  resource: 'users',
  schema,
  columns: { initialRoles: 'roles', name: 'email' },
  read: (cells) => ({
    firstName: cells.required('firstName'),
    lastName: cells.required('lastName'),
    email: cells.required('email'),
    phone: cells.text('phone'),
    registrationNumber: cells.text('registrationNumber'),
    roles: cells.text('roles') === undefined ? undefined : namesOf(cells.parts('roles')),
  }),
  keyOf: ({ email }) => emailKey(email),
  find: async (context, inputs) => {
    const found = await findUsersByEmail(
      context,
      inputs.map(({ email }) => emailKey(email)),
    );
    return new Map(found.map((user) => [emailKey(user.email), withRoleNames(user)]));
  },
  create: async (context, { roles, ...input }) => {
    const known = roles.length > 0 ? await findRoles(context) : [];
    const initialRoles = roles.map((name) => {
      const role = known.find((one) => one.name.toLowerCase() === name);
      if (!role) throw invalidFields({ roles: issue('roleUnknown', { name }) });
      return role.id;
    });
    return withRoleNames(await createUser(context, { ...input, status: 'active', initialRoles }));
  },
  update: async (context, { id: userId, version }, { roles, ...changes }) => {
    if (roles !== undefined) throw invalidFields({ roles: issue('rolesDiffer') });
    return withRoleNames(await changeUser(context, { userId, version, ...changes }));
  },
  remove: async (context, { id, version }) => {
    try {
      return await removeUnusedUser(context, { userId: id, version });
    } catch (error) {
      if (error instanceof AppError && error.code === 'STALE') return false;
      throw error;
    }
  },
});

function withRoleNames<Person extends { roles: { name: string }[] }>({ roles, ...person }: Person) {
  return { ...person, roles: namesOf(roles.map(({ name }) => name)) };
}

/** Names of roles as two lists of them can be compared. */
function namesOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.toLowerCase()))].toSorted();
}
