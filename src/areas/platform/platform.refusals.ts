import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { platformErrors } from './platform.errors.ts';

defineRefusals<typeof platformErrors>('platform', {
  ORGANIZATION_KNOWN: 'An organization with this name has already applied or already works here.',
  APPLICATION_LINK_INVALID: 'This link is no longer valid. Ask for a new one.',
  EMAIL_CODE_INVALID: 'This code is wrong. Use the code in the latest email.',
  ORGANIZATION_CODE_TAKEN: 'This code is already used by another hospital.',
  PLAN_CODE_TAKEN: 'This code is already used by another plan.',
  SETUP_LINK_INVALID: 'This link is no longer valid.',
  HOSPITAL_HAS_PEOPLE:
    'Someone in the hospital already has a password, so the hospital invites its people itself.',
  PAYMENT_DIFFERS: 'The amount or currency differs from what was asked for. Explain the difference.',
  SUPPORT_ENDED: 'The hospital has not allowed this, or the time it allowed is over.',
});
