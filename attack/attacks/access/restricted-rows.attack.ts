import { askAsEachRole, proveTelling } from '../../asked-by-roles.ts';
import { defineAttack } from '../../attack.ts';
import { aRestrictedPatient } from '../../restricted-patient.ts';

/** Calls that tell an administrator what the patient came for. */
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
    const { ids, secret, digits, dateOfBirth, lastName } = await aRestrictedPatient(target, target.own);
    const closed = {
      ...{ ids, secret, tells: new RegExp(`${secret}|${digits}|${dateOfBirth}`) },
      // The last letter is left out, so that an answer which repeats the search tells nothing by it.
      sought: [lastName, secret.slice(0, -1), digits.slice(0, -1)],
    };
    await proveTelling(target, closed, telling);
    await askAsEachRole(target, attempts, closed);
  },
});
