// areas: patients, laboratory, billing, referrals
import { signInAs, test } from './hospital.ts';
import { walkMoneyPath } from './money-path.ts';

test(
  'a visit turns into an order, a result, a bill, a payment, a commission and a payout, and the numbers agree',
  { tag: '@host' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await signInAs(page, 'Tenant Admin');
    await walkMoneyPath(page);
  },
);
