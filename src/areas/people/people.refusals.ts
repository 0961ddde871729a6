import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { peopleErrors } from './people.errors.ts';

defineRefusals<typeof peopleErrors>('people', {
  INVALID_CREDENTIALS: 'The password is wrong.',
  TWO_FACTOR_REQUIRED: 'Enter the code of your authenticator app.',
  TWO_FACTOR_INVALID: 'The code is wrong. Enter the newest one.',
  TWO_FACTOR_ALREADY_ON: 'Two-factor sign-in is on already.',
  TWO_FACTOR_MANDATORY: 'Your hospital asks everybody for two-factor sign-in.',
  EMAIL_TAKEN: 'Another account has this e-mail address already.',
  BEYOND_OWN_PERMISSIONS: 'This needs permissions that you do not have yourself.',
  ROLE_NAME_TAKEN: 'Another role has this name already.',
  SYSTEM_ROLE: 'This role belongs to the program and cannot be changed.',
  LAST_ADMINISTRATOR: 'The hospital needs at least one administrator.',
  OWN_ACCOUNT: 'You cannot do this with your own account.',
  ACCOUNT_NOT_READY: 'This account is inactive, or not ready for this.',
  LINK_INVALID: 'This link is not valid any more.',
});
