import { can } from '#kernel/access/actor.ts';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import type { Operation } from '#testing/inputs/api-operations.ts';
import { inputWith, kindOf, ownIdFields } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { defineAttack } from '../../attack.ts';
import { isGranted } from '../../granted-calls.ts';
import { aRestrictedPatient, type RestrictedPatient, visitDay } from '../../restricted-patient.ts';

/** Calls that tell an administrator what the patient came for; where they do not, silence to others proves nothing. */
const telling = [
  'appointments.list',
  'appointments.get',
  'appointments.calendar',
  'appointments.search',
  'appointments.listForPatient',
  'labOrders.list',
  'labOrders.get',
  'labOrders.search',
  'invoices.get',
];

export const attack = defineAttack({
  name: 'restricted-rows',
  tries: 'as each role to whom a record is closed, every list, search, calendar, order and invoice about it',
  expects: 'A row of a restricted patient tells who and when, and not what for.',
  async run(target, attempts) {
    const { operations, operation, callOf, own, send } = target;
    const patient = await aRestrictedPatient(target, own);
    const known = { ...own.ids, ...patient.ids } as KnownIds;
    const tells = new RegExp(`${patient.secret}|${patient.digits}|${patient.dateOfBirth}`);

    for (const id of telling) {
      const token = await own.as('tenant_admin');
      const asked = inputsOf(operation(id), known, patient).map((input) => send(id, input, token));
      const isTold = (await Promise.all(asked)).some(({ text }) => text.includes(patient.secret));
      if (!isTold) throw new Error(`${id} does not tell an administrator what the patient came for.`);
    }

    const closed = systemRolesOf(false).filter(
      (role) => !role.isAdministrator && !role.permissions.includes('emr.sensitive'),
    );
    for (const role of closed) {
      const token = await own.as(role.code);
      const holder = { permissions: new Set(role.permissions), isAdministrator: false };
      for (const one of operations) {
        const call = callOf(one);
        if (one.kind !== 'read' || one.access === 'public' || !isGranted(call, role)) continue;
        // Somebody whose work needs to know is told in these calls, and the audit trail says so.
        if (call.workNeeds && can(holder, call.workNeeds.permission)) continue;
        for (const input of inputsOf(one, known, patient)) {
          const { status, text } = await send(one.id, input, token);
          const told = tells.exec(text)?.[0];
          attempts.note(
            `${role.code} ${one.id} ${JSON.stringify(input).slice(0, 80)}`,
            (told ?? status >= 500) && `${status}, ${told}`,
          );
        }
      }
    }
  },
});

/** Each way to ask about the patient: everything, each record that can be named, the day of the visit, searches. */
function inputsOf(
  operation: Operation,
  known: KnownIds,
  { lastName, secret, digits }: RestrictedPatient,
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
  // The last letter is left out, so that an answer which repeats the search tells nothing by it.
  const sought = [lastName, secret.slice(0, -1), digits.slice(0, -1)];
  const searches = names.includes('search') ? sought.map((search) => ({ ...base, search })) : [];
  return [base, ...days.map((day) => ({ ...base, ...day })), ...named, ...searches];
}

/** A field at the top of an input; deeper ones are in what the call cannot do without. */
function inputOnly([name, ...deeper]: readonly (string | number)[], value: unknown) {
  return deeper.length === 0 ? { [String(name)]: value } : {};
}
