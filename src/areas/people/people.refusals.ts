import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { peopleErrors } from './people.errors.ts';

defineRefusals<typeof peopleErrors>('people', {
  INVALID_CREDENTIALS: 'The password is wrong.',
  NO_MAIL_HERE: 'Email is not set up here. Make the link and give it to the person yourself.',
  TWO_FACTOR_REQUIRED: 'Enter the code of your authenticator app.',
  TWO_FACTOR_INVALID: 'The code is wrong. Enter the latest one.',
  TWO_FACTOR_ALREADY_ON: 'Two-factor sign-in is already on.',
  TWO_FACTOR_MANDATORY: 'Your hospital requires two-factor sign-in.',
  TWO_FACTOR_MISSING: 'Set up two-factor sign-in for your own account first.',
  MACHINE_KEY_NAME_TAKEN: 'An active key already has this name.',
  MACHINE_KEYS_FULL:
    'The hospital has reached its maximum number of keys. Revoke one that is no longer needed.',
  EMAIL_TAKEN: 'This email address is already used by another account.',
  BEYOND_OWN_PERMISSIONS: 'This needs permissions that you do not have.',
  ROLE_NAME_TAKEN: 'Another role already has this name.',
  SYSTEM_ROLE: 'This is a built-in role and cannot be changed.',
  LAST_ADMINISTRATOR: 'The hospital needs at least one administrator.',
  OWN_ACCOUNT: 'You cannot do this with your own account.',
  ACCOUNT_NOT_READY: 'This account is inactive or not ready for this.',
  LINK_INVALID: 'This link is no longer valid.',
});
