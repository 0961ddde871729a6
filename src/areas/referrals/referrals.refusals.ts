import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { referralsErrors } from './referrals.errors.ts';

defineRefusals<typeof referralsErrors>('referrals', {
  COMMISSIONS_OFF: 'Commissions are switched off for your hospital.',
  NOTHING_TO_PAY_OUT: 'There is nothing to pay out.',
});
