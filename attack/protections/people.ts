import type { Protection } from '../protections.ts';

const people = 'src/areas/people';

export const peopleProtections: readonly Protection[] = [
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
