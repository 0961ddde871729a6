/**
 * Places of the program that alone hold an attack off, so that taking one of them out lets the attack through. Where a
 * second place exists behind the first, neither is listed, because nothing would get through:
 * - foreign ids, signed-out calls: each query names the tenant, and row-level security adds it; a token is looked up by
 *   its hash in a tenant that it names itself.
 * - freezing texts: the length ends the judging, and each pattern works a fixed number of times on each character.
 * - whoever made a payout, confirms an own commission or clears a mark of a medicine alone; amounts at or below zero,
 *   and above what is due: constraints of the tables refuse them as well.
 * - links from before a promotion: the promotion revokes them, and using one compares the rights again.
 * - paths that lead out of a folder: no line of ours, but the library that delivers files.
 */
export interface Protection {
  /** What it protects, as a sentence that is true while it is there. */
  name: string;
  file: string;
  /** The exact text that is the protection; it exists once in the file. */
  text: string;
  /** What it is replaced by: the program starts with it. */
  instead: string;
  /** The attack that gets through then. */
  attack: string;
  /** Part of what the attack then tells of its success. */
  gain: string;
}

const people = 'src/areas/people';
const dispatcher = 'src/hosts/dispatcher';
const http = 'src/hosts/node/http';
const surgery = 'src/areas/surgery';
const doses = 'src/areas/doses/giving/giving.service.ts';

const access: Protection[] = [
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
    text: 'return concealRows(answer, namesClosedTo(call, actor, names), closed, places);',
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
    name: 'an import compares no restricted record',
    file: 'src/areas/patients/imports/patient-import.service.ts',
    text: 'isClosed: entry.is_restricted && !seesAll',
    instead: 'isClosed: false',
    attack: 'restricted-guesses',
    gain: '1 present',
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
    instead: 'select (hashtextextended(',
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
];

const accounts: Protection[] = [
  {
    name: 'a sign-in holds the account',
    file: `${people}/sign-in/sign-in.service.ts`,
    text: "if (!(await holdAccount(db, visitor))) throw new AppError('INVALID_CREDENTIALS');",
    instead: '',
    attack: 'sign-in-races',
    gain: 'a session of the old password is open',
  },
  {
    name: 'a code is used once',
    file: `${people}/second-factor/second-factor.queries.ts`,
    text: "either('two_factor_last_step', '<', step)",
    instead: "either('two_factor_last_step', '<=', step)",
    attack: 'second-factor-replay',
    gain: 'it opened a session',
  },
  {
    name: 'wrong codes are counted',
    file: `${people}/second-factor/code-attempts.ts`,
    text: 'await limits.consume(limit, key);',
    instead: '',
    attack: 'lock-outs',
    gain: 'one guess more than a day has: answered ',
  },
  {
    name: 'a known browser is counted by itself',
    file: `${people}/sign-in/sign-in-attempts.ts`,
    text: 'isAccountKnown ? device : null',
    instead: 'null',
    attack: 'lock-outs',
    gain: 'the owner in their browser: shut out',
  },
  {
    name: 'a link opens nothing that its maker could not',
    file: `${people}/account/links/account-link.rules.ts`,
    text: "return can(maker, 'admin.users') && grantsBeyond(maker, user).length === 0;",
    instead: 'return maker !== user;',
    attack: 'password-links',
    gain: 'an invitation of somebody who was deactivated',
  },
  {
    name: 'nobody makes a link for who holds more',
    file: `${people}/users/links/user-link.service.ts`,
    text: 'requireWithinOwn(own, grantsOf(user));',
    instead: '',
    attack: 'password-links',
    gain: 'an invitation to somebody who holds more: it was made',
  },
  {
    name: 'one administrator stays',
    file: `${people}/grants/administrators.queries.ts`,
    text: "if (!administrator) throw new AppError('LAST_ADMINISTRATOR');",
    instead: '',
    attack: 'last-administrator',
    gain: 'roles.withdraw: ',
  },
];

const transport: Protection[] = [
  {
    name: 'a write comes from a page of our own',
    file: `${http}/caller-request.ts`,
    text: 'originOf(origin) === ownOrigin(request, trust)',
    instead: 'ownOrigin(request, trust) !== null',
    attack: 'foreign-pages',
    gain: '{"origin":"https://evil.example"}: ',
  },
  {
    name: 'a write with a cookie names its page',
    file: `${http}/caller-request.ts`,
    text: 'return !carriesCookie(request);',
    instead: 'return true;',
    attack: 'foreign-pages',
    gain: ' {}: ',
  },
  {
    name: 'the server answers under its own names',
    file: `${http}/address/address-refusal.ts`,
    text: 'host && rules.hosts.has(host)',
    instead: 'host !== null',
    attack: 'foreign-hosts',
    gain: "as 'evil.example': it was signed in",
  },
  {
    name: 'a request names one host',
    file: `${http}/address/address-refusal.ts`,
    text: "(request.headersDistinct['host']?.length ?? 0) > 1",
    instead: "request.headersDistinct['host']?.length === 0",
    attack: 'foreign-hosts',
    gain: 'two hosts, ours first: it was signed in',
  },
  {
    name: 'of two cookies of one name none counts',
    file: `${http}/cookies.ts`,
    text: 'value && others.length === 0 ? value : null',
    instead: 'value && others ? value : null',
    attack: 'cookies',
    gain: 'two of one name: ',
  },
  {
    name: 'a cookie over https is bound to the host',
    file: `${http}/cookies.ts`,
    text: 'isSecure ? `__Host-openward_${cookie}` : `openward_${cookie}`',
    instead: '`openward_${cookie}`',
    attack: 'cookies',
    gain: 'a cookie over https: ',
  },
  {
    name: 'a session has few streams',
    file: `${http}/events/open-streams.ts`,
    text: 'ofSession.length > maxStreamsOfSession',
    instead: 'ofSession.length > 10 * maxStreamsOfSession',
    attack: 'event-streams',
    gain: ' are open',
  },
  {
    name: 'a stream tells nothing of a restricted record',
    file: 'src/kernel/access/topics.ts',
    text: '(opened === undefined || opens(listener, opened))',
    instead: '(opened === undefined || opened.length >= 0)',
    attack: 'event-streams',
    gain: 'the clerk hears of it',
  },
  {
    name: 'what concerns one person is told to them alone',
    file: 'src/kernel/access/topics.ts',
    text: 'return id === listener.userId;',
    instead: 'return true;',
    attack: 'event-streams',
    gain: 'a clerk’s stream: ',
  },
];

const input: Protection[] = [
  {
    name: 'a value that the database cannot take is a refusal',
    file: `${dispatcher}/refusals.ts`,
    text: "code.startsWith('22') ? 'INVALID_INPUT' : undefined",
    instead: 'undefined',
    attack: 'cursors-and-searches',
    gain: ': 500 ',
  },
  {
    name: 'a picture ends with its last part',
    file: 'src/areas/settings/logo/picture/png.rules.ts',
    text: 'return at === bytes.length ? chunks : undefined;',
    instead: 'return chunks;',
    attack: 'false-files',
    gain: 'a PNG with a page after it: answered 200',
  },
  {
    name: 'a JPEG has all of its picture',
    file: 'src/areas/settings/logo/logo.rules.ts',
    text: 'await isWholePng(bytes) : isWholeJpeg(bytes)',
    instead: 'await isWholePng(bytes) : true',
    attack: 'false-files',
    gain: 'the header of a JPEG: answered 200',
  },
  {
    name: 'a call reads nothing but JSON',
    file: `${http}/http-server.ts`,
    text: "if (!isJsonRequest(request)) return refuse(response, 'UNSUPPORTED_MEDIA_TYPE');",
    instead: '',
    attack: 'false-files',
    gain: 'application/x-www-form-urlencoded: answered ',
  },
  {
    name: 'reports of a page are counted in turn',
    file: 'src/areas/audit/client-log/client-log.service.ts',
    text: 'if (!(await takeTurn(db, tenantId, actor.userId))) return { kept: 0 };',
    instead: '',
    attack: 'flooded-log',
    gain: ' entries were kept',
  },
  {
    name: 'a refusal repeats no name that was sent',
    file: 'src/kernel/value.issues.ts',
    text: "found.keys.join(', ').slice(0, 200)",
    instead: "found.keys.join(', ')",
    attack: 'echoed-input',
    gain: ' characters',
  },
];

const money: Protection[] = [
  {
    name: 'a key is for one person',
    file: 'src/database/idempotency.ts',
    text: ".where('user_id', '=', key.userId)",
    instead: '',
    attack: 'idempotency',
    gain: 'the answer of another person was told',
  },
  {
    name: 'a key is for one submission',
    file: 'src/database/idempotency.ts',
    text: 'row.call !== key.call || row.input_hash !== key.inputHash',
    instead: 'row.call !== key.call',
    attack: 'idempotency',
    gain: 'the key for something else: it was taken',
  },
  {
    name: 'a price is a number',
    file: 'src/areas/billing/services/service.contract.ts',
    text: "priceMinor = z\n  .number(issue('priceMissing'))",
    instead: "priceMinor = z.coerce\n  .number(issue('priceMissing'))",
    attack: 'money',
    gain: 'a price of "100": answered 200',
  },
  {
    name: 'a commission has a cap',
    file: 'src/areas/referrals/referrers/terms/terms.service.ts',
    text: 'if (commission.commissionBasisPoints <= capBasisPoints) return;',
    instead: 'if (capBasisPoints >= 0) return;',
    attack: 'payouts-alone',
    gain: '"commissionBasisPoints":10000}: 200 ',
  },
];

const safety: Protection[] = [
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

export const protections: readonly Protection[] = [
  ...access,
  ...accounts,
  ...transport,
  ...input,
  ...money,
  ...safety,
];
