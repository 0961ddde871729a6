import { askAsEachRole, proveTelling } from '../../asked-by-roles.ts';
import { defineAttack } from '../../attack.ts';
import { aSensitiveVisit } from '../../sensitive-visit.ts';

/** Calls that tell its author, an administrator, what the visit was about. */
const telling = [
  'consultations.get',
  'appointments.get',
  'appointments.calendar',
  'labOrders.get',
  'prescriptions.get',
  'invoices.get',
  'timeline.read',
];

export const attack = defineAttack({
  name: 'sensitive-rows',
  tries:
    'as each role without sensitive data, every read about a sensitive visit and about what was made from it',
  expects: 'What is made from a closed record is as closed as its source, also when it is closed afterwards.',
  async run(target, attempts) {
    const visit = await aSensitiveVisit(target, target.own);
    await proveTelling(target, visit, telling);
    await askAsEachRole(target, attempts, visit);
  },
});
