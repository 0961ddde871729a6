import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { platformErrors } from './platform.errors.ts';

defineRefusals<typeof platformErrors>('platform', {
  ORGANIZATION_KNOWN: 'An organization with this name has applied already, or works here already.',
  APPLICATION_LINK_INVALID: 'This link is not valid any more. Ask for another one.',
  EMAIL_CODE_INVALID: 'The code is another one. Look at the newest e-mail.',
  ORGANIZATION_CODE_TAKEN: 'Another hospital has this code already.',
  PLAN_CODE_TAKEN: 'Another plan has this code already.',
  SETUP_LINK_INVALID: 'This link is not valid any more.',
  HOSPITAL_HAS_PEOPLE:
    'Somebody of the hospital has a password already, so the hospital invites its people itself.',
  PAYMENT_DIFFERS:
    'Another amount or currency was paid than was asked for. Say why it is right all the same.',
  SUPPORT_ENDED: 'The hospital has not allowed this, or the time that it allowed is over.',
});
