import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { searchHolders, selectHolder, selectName } from '../grants/permission-holders.queries.ts';
import { issue } from './password.issues.ts';

/** Who can be the second person of whoever is signed in: the others who pass a check for this permission, by name. */
export async function listSecondPersons(
  { db, tenantId, actor }: CallContext,
  permission: Permission,
): Promise<{ rows: { id: string; name: string }[] }> {
  const asked = { words: [], limit: sizeLimits.secondPersonRows };
  const others = (await searchHolders(db, tenantId, permission, asked)).filter(
    ({ id }) => id !== actor.userId,
  );
  return {
    rows: others.map((row) => ({ id: row.id, name: `${row.first_name} ${row.last_name}`.trim() })),
  };
}

/** Somebody beside who is signed in, who confirms what is done with their own password. */
export interface SecondPerson {
  userId: string;
  /** Null where it was left out. */
  password: string | null;
  /** What they must be allowed. */
  permission: Permission;
  /** Where the refusals are told. */
  fields: { person: string; password: string };
}

/**
 * Makes sure that a second person of the hospital stands by. The attempts are counted for the person whose password
 * might be guessed, and a right one takes back its own attempt alone.
 * @throws AppError NOT_FOUND for nobody of the hospital, INVALID_INPUT at the person for who is signed in or may not
 * confirm it, INVALID_CREDENTIALS at the password, TOO_MANY_ATTEMPTS
 */
export async function confirmSecondPerson(
  { db, tenantId, actor, services }: CallContext,
  { userId, password, permission, fields }: SecondPerson,
): Promise<void> {
  if (userId === actor.userId) throw invalidFields({ [fields.person]: issue('notTheSamePerson') });
  const person = await selectHolder(db, tenantId, permission, userId);
  if (!person && (await selectName(db, tenantId, userId)) === undefined) throw new AppError('NOT_FOUND');
  if (!person || (person.is_sample && !services.hasSamples)) {
    throw invalidFields({ [fields.person]: issue('mayNotConfirm') });
  }
  if (password === null) throw invalidFields({ [fields.password]: valueIssue('missing') });
  const attempts = `${tenantId}/${userId}`;
  await services.limits.consume('second-person', attempts);
  if (!(await services.passwords.verify(person.password_hash ?? '', password))) {
    const { facts } = invalidFields({ [fields.password]: issue('wrongSecondPerson') });
    throw new AppError('INVALID_CREDENTIALS', facts);
  }
  await services.limits.giveBack('second-person', attempts);
}
