import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { selectHolder } from '../grants/permission-holders.queries.ts';
import { issue } from './password.issues.ts';

/** Somebody beside who is signed in, who confirms what is done with their own password. */
export interface SecondPerson {
  userId: string;
  password: string;
  /** What they must be allowed. */
  permission: Permission;
  /** Where the refusals are told. */
  fields: { person: string; password: string };
}

/**
 * Makes sure that a second person of the hospital stands by. The attempts are counted for the person whose password
 * might be guessed, and a right one takes back its own attempt alone.
 * @throws AppError INVALID_INPUT at the person for who is signed in or may not confirm it, INVALID_CREDENTIALS at the
 * password, TOO_MANY_ATTEMPTS
 */
export async function confirmSecondPerson(
  { db, tenantId, actor, services }: CallContext,
  { userId, password, permission, fields }: SecondPerson,
): Promise<void> {
  if (userId === actor.userId) throw invalidFields({ [fields.person]: issue('notTheSamePerson') });
  const person = await selectHolder(db, tenantId, permission, userId);
  if (!person || (person.is_sample && !services.hasSamples)) {
    throw invalidFields({ [fields.person]: issue('mayNotConfirm') });
  }
  const attempts = `${tenantId}/${userId}`;
  await services.limits.consume('second-person', attempts);
  if (!(await services.passwords.verify(person.password_hash ?? '', password))) {
    const { facts } = invalidFields({ [fields.password]: issue('wrongSecondPerson') });
    throw new AppError('INVALID_CREDENTIALS', facts);
  }
  await services.limits.giveBack('second-person', attempts);
}
