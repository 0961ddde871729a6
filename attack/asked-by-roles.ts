import { can } from '#kernel/access/actor.ts';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import type { Operation } from '#testing/inputs/api-operations.ts';
import { inputWith, kindOf, ownIdFields } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import type { Attempts } from './attack.ts';
import { isGranted } from './granted-calls.ts';
import { visitDay } from './restricted-patient.ts';
import type { Target } from './target.ts';

/** Records that are closed to most roles. */
export interface ClosedRecords {
  ids: Partial<KnownIds>;
  /** Stands in everything that they keep to themselves. */
  secret: string;
  /** What else must not be told. */
  tells: RegExp;
  /** Words and names that are searched for. */
  sought: readonly string[];
}

/** Makes sure that these calls tell an administrator; where they do not, silence to others proves nothing. */
export async function proveTelling(
  { own, operation, send }: Target,
  closed: ClosedRecords,
  telling: readonly string[],
): Promise<void> {
  const known = { ...own.ids, ...closed.ids } as KnownIds;
  const token = await own.as('tenant_admin');
  for (const id of telling) {
    const asked = inputsOf(operation(id), known, closed).map((input) => send(id, input, token));
    const isTold = (await Promise.all(asked)).some(({ text }) => text.includes(closed.secret));
    if (!isTold) throw new Error(`${id} does not tell an administrator.`);
  }
}

/** Asks every read about closed records in every way, as each role that does not see them. */
export async function askAsEachRole(
  { operations, callOf, own, send }: Target,
  attempts: Attempts,
  closed: ClosedRecords,
): Promise<void> {
  const known = { ...own.ids, ...closed.ids } as KnownIds;
  const roles = systemRolesOf(false).filter(
    (role) => !role.isAdministrator && !role.permissions.includes('emr.sensitive'),
  );
  for (const role of roles) {
    const token = await own.as(role.code);
    const holder = { permissions: new Set(role.permissions), isAdministrator: false };
    for (const one of operations) {
      const call = callOf(one);
      if (one.kind !== 'read' || one.access === 'public' || !isGranted(call, role)) continue;
      // Somebody whose work needs to know is told in these calls, and the audit trail says so.
      if (call.workNeeds && can(holder, call.workNeeds.permission)) continue;
      for (const input of inputsOf(one, known, closed)) {
        const { status, text } = await send(one.id, input, token);
        const told = closed.tells.exec(text)?.[0];
        attempts.note(
          `${role.code} ${one.id} ${JSON.stringify(input).slice(0, 80)}`,
          (told ?? status >= 500) && `${status}, ${told}`,
        );
      }
    }
  }
}

/** Each way to ask about the patient: everything, each record that can be named, the day of the visit, searches. */
function inputsOf(
  operation: Operation,
  known: KnownIds,
  { sought }: ClosedRecords,
): Record<string, unknown>[] {
  const plain = inputWith(operation, known);
  const names = Object.keys(operation.input.properties ?? {});
  const isRequired = (name: string) => operation.input.required?.includes(name) === true;
  const required = Object.fromEntries(Object.entries(plain).filter(([name]) => isRequired(name)));
  const base = { ...required, ...(names.includes('limit') && { limit: 20 }) };
  const days = names.includes('from') && names.includes('to') ? [{ from: visitDay, to: visitDay }] : [];
  const named = ownIdFields(operation).flatMap((path) => {
    const kind = kindOf(operation, path);
    const value = kind && known[kind];
    return value ? [{ ...base, ...inputOnly(path, value) }] : [];
  });
  const searches = names.includes('search') ? sought.map((search) => ({ ...base, search })) : [];
  return [base, ...days.map((day) => ({ ...base, ...day })), ...named, ...searches];
}

/** A field at the top of an input; deeper ones are in what the call cannot do without. */
function inputOnly([name, ...deeper]: readonly (string | number)[], value: unknown) {
  return deeper.length === 0 ? { [String(name)]: value } : {};
}
