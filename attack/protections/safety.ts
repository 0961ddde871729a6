import type { Protection } from '../protections.ts';

const people = 'src/areas/people';
const surgery = 'src/areas/surgery';
const doses = 'src/areas/doses/administration/administration.service.ts';

export const safetyProtections: readonly Protection[] = [
  {
    name: 'more than a dose leaves by two people',
    file: doses,
    text: 'if (isMore) refuseMoreByOne(medicine.name, input);',
    instead: '',
    attack: 'dose-alone',
    gain: 'four hundred for one: 200 ',
  },
  {
    name: 'a witness gives their own password',
    file: `${people}/password/second-person.service.ts`,
    text: "if (!(await services.passwords.verify(person.password_hash ?? '', password))) {",
    instead: 'if (password === null) {',
    attack: 'dose-alone',
    gain: 'confirmed by a guessed password: 200 ',
  },
  {
    name: 'a witness may do what they confirm',
    file: `${people}/password/second-person.service.ts`,
    text: 'selectHolder(db, tenantId, permission, userId)',
    instead: "selectHolder(db, tenantId, 'patients.read', userId)",
    attack: 'dose-alone',
    gain: 'confirmed by a clerk: 200 ',
  },
  {
    name: 'a dose comes from where it is offered',
    file: doses,
    text: 'refuseOtherPlace(stock.places, input.placeId);',
    instead: '',
    attack: 'dose-alone',
    gain: 'from the main store: 200 ',
  },
  {
    name: 'a high-alert medicine is given by two people',
    file: doses,
    text: '(watched.isHighAlert || watched.isControlled) && input.witnessId === null',
    instead: 'watched === undefined',
    attack: 'dose-alone',
    gain: ', in words, alone: 200 ',
  },
  {
    name: 'the Time Out comes after the Sign In',
    file: `${surgery}/checklists/ticking.service.ts`,
    text: "if (missing.length > 0) throw new AppError('CHECKLIST_ORDER'",
    instead: "if (missing.length < 0) throw new AppError('CHECKLIST_ORDER'",
    attack: 'theatre-order',
    gain: 'time_out first: ',
  },
  {
    name: 'the Sign Out comes while the operation is under way',
    file: `${surgery}/checklists/ticking.service.ts`,
    text: "if (phase === 'sign_out' && status !== 'in_progress') throw",
    instead: "if (phase === 'sign_out' && status === undefined) throw",
    attack: 'theatre-order',
    gain: 'sign_out first: ',
  },
  {
    name: 'an operation starts after its checklist',
    file: `${surgery}/cases/safety-gate.ts`,
    text: 'const isOpen = unticked.length > 0 || ',
    instead: 'const isOpen = ',
    attack: 'theatre-order',
    gain: 'a start before the checklist: 200 ',
  },
  {
    name: 'only some start over an open checklist',
    file: `${surgery}/cases/safety-gate.ts`,
    text: 'if (!can(actor, mayOverride)) throw',
    instead: 'if (!actor) throw',
    attack: 'theatre-order',
    gain: 'an override without the right: 200 ',
  },
  {
    name: 'anesthesia begins after the Sign In',
    file: `${surgery}/checklists/phases/phase-gate.service.ts`,
    text: 'if (items.length === 0) return;',
    instead: 'if (items.length >= 0) return;',
    attack: 'theatre-order',
    gain: 'anesthesia before Sign In: 200 ',
  },
];
