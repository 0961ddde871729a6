import type { Protection } from '../protections.ts';

const dispatcher = 'src/server/dispatcher';

export const accessProtections: readonly Protection[] = [
  {
    name: 'a call asks for its permission',
    file: `${dispatcher}/dispatcher.ts`,
    text: "call.access !== 'public' && !can(actor, call.access)",
    instead: "call.access === 'public'",
    attack: 'role-matrix',
    gain: ': 200 ',
  },
  {
    name: 'a file asks for the permission to export',
    file: `${dispatcher}/dispatcher.ts`,
    text: 'if (call.exports && !can(actor, call.exports)) {',
    instead: 'if (!actor) {',
    attack: 'role-matrix',
    gain: ': 200 ',
  },
  {
    name: 'rows of restricted patients are concealed',
    file: `${dispatcher}/concealment.ts`,
    text: 'return concealed(answer, namesClosedTo(call, actor, names), closed, places);',
    instead: 'return answer;',
    attack: 'restricted-rows',
    gain: ': 200, Narwhal',
  },
  {
    name: 'a restricted patient is not found by phone',
    file: 'src/areas/patients/patients/patient.rules.ts',
    text: 'patient.isRestricted ? [] : [patient.formerNames',
    instead: 'false ? [] : [patient.formerNames',
    attack: 'restricted-guesses',
    gain: 'it found the patient',
  },
  {
    name: 'registering tells no birth date',
    file: 'src/areas/patients/patients/patient.queries.ts',
    text: '(is_restricted and not ${person.comparesRestricted}::boolean',
    instead: '(is_restricted and false and ${person.comparesRestricted}::boolean',
    attack: 'restricted-guesses',
    gain: '31 registrations: ',
  },
  {
    name: 'emergency openings are counted',
    file: 'src/areas/emergency-access/emergency-access/emergency-access.service.ts',
    text: 'if (opened >= maxOpeningsPerHour) throw',
    instead: 'if (opened < 0) throw',
    attack: 'emergency-access',
    gain: 'openings at once: ',
  },
  {
    name: 'emergency openings at once are counted in turn',
    file: 'src/areas/emergency-access/emergency-access/emergency-access.queries.ts',
    text: 'select pg_advisory_xact_lock(hashtextextended(',
    // The lock alone goes: the empty left part of a text locks nothing.
    instead: 'select (left(',
    attack: 'emergency-access',
    gain: 'openings at once: ',
  },
  {
    name: 'an emergency access writes nothing',
    file: `${dispatcher}/emergency-reads.ts`,
    text: "if (call.kind === 'write' && call.emergencyWrite === undefined) return undefined;",
    instead: '',
    attack: 'emergency-access',
    gain: ' as a doctor: answered ',
  },
  {
    name: 'what a sensitive visit led to is found',
    file: 'src/database/closed-records/made-from.ts',
    text: 'if (consultations.rows.length === 0) return new Map();',
    instead: 'if (consultations.rows.length >= 0) return new Map();',
    attack: 'sensitive-rows',
    gain: '200, ',
  },
  {
    name: 'strangers are told no list of hospitals',
    file: 'src/areas/people/sessions/session.service.ts',
    text: 'const isListed = listsOrganizations ?? (hasSamples || hospitals.length <= 1);',
    instead: 'const isListed = hospitals.length >= 0 || listsOrganizations;',
    attack: 'organization-list',
    gain: 'the list: it names ',
  },
];
