import { createReferral, updateReferral } from '#areas/referrals/referrals/referral.contract.ts';
import {
  approvePayout,
  markPayoutPaid,
  type Payout,
  runPayouts,
} from '#areas/referrals/payouts/payout.contract.ts';
import {
  confirmTerms,
  createReferrer,
  getReferrer,
  updateReferrer,
} from '#areas/referrals/referrers/referrer.contract.ts';
import {
  getCommissionSettings,
  updateCommissionSettings,
} from '#areas/referrals/settings/commission-settings.contract.ts';
import type { Call } from '#kernel/define-call.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer, type Newcomer } from '../../newcomers.ts';

const days = { startDate: '2000-01-01', endDate: '2099-12-31' };
const transfer = { transactionReference: 'TX 1' };
const percentage = (commissionBasisPoints: number) =>
  ({ commissionType: 'percentage', commissionBasisPoints }) as const;
const flat = (commissionFlatMinor: number) => ({ commissionType: 'flat', commissionFlatMinor }) as const;

export const attack = defineAttack({
  name: 'payouts-alone',
  tries: 'inventing, approving and paying a commission as one person, and commissions above the cap',
  expects: 'Whoever made a payout neither approves nor pays it; no commission is above the cap.',
  async run(target, attempts) {
    const { own, send, ask } = target;
    const aClerk = () => aNewcomer(target, own, ['referrals.read', 'referrals.commissions']);
    const [thief, second, third] = [await aClerk(), await aClerk(), await aClerk()];
    const { payoutNeedsSecondPerson, capBasisPoints, capFlatMinor } = await ask(
      getCommissionSettings,
      {},
      thief.token,
    );
    if (!payoutNeedsSecondPerson) throw new Error('This hospital has switched the second person off.');

    const refused = async (what: string, call: Call, input: object, as = thief, codes = /SECOND_PERSON/) => {
      const { status, text } = await send(call.id, input as Record<string, unknown>, as.token);
      const isRefused = status >= 400 && status < 500 && codes.test(text);
      attempts.note(what, !isRefused && `${status} ${text.slice(0, 200)}`);
    };
    const aReferrer = (as: Newcomer, commission = percentage(capBasisPoints)) => {
      const name = `${own.mark} ${crypto.randomUUID()}`;
      return ask(createReferrer, { name, type: 'clinic', commission }, as.token);
    };
    const refer = (as: Newcomer, referrerId: string) =>
      ask(createReferral, { referrerId, patientId: own.ids.patient!, amountMinor: 90_000_000 }, as.token);
    const run = async (as: Newcomer, referrerId: string): Promise<Payout> =>
      (await ask(runPayouts, { ...days, referrerId }, as.token)).payouts[0]!;
    /** Tries to decide on a payout in each state, while a colleague does what is needed in between. */
    const decide = async (what: string, { id: payoutId, version }: Payout, approver: Newcomer) => {
      const wish = { payoutId, version };
      await refused(`${what}: approving`, approvePayout, wish);
      await Promise.all(
        Array.from({ length: 6 }, () => refused(`${what}: approving at once`, approvePayout, wish)),
      );
      await refused(
        `${what}: paying what is not approved`,
        markPayoutPaid,
        { ...wish, ...transfer },
        thief,
        /WRONG_STATE|SECOND_PERSON/,
      );
      const approved = await ask(approvePayout, wish, approver.token);
      const payment = { payoutId, version: approved.version, ...transfer };
      await refused(`${what}: paying`, markPayoutPaid, payment);
    };

    const above = [
      percentage(10_000),
      percentage(capBasisPoints + 1),
      flat(capFlatMinor + 1),
      flat(1_000_000_000),
    ];
    for (const commission of above) {
      const input = { name: own.mark, type: 'clinic', commission };
      await refused(`a commission of ${JSON.stringify(commission)}`, createReferrer, input, thief, /INVALID/);
    }
    const { id: referrerId, version, name } = await aReferrer(thief);
    for (const commission of above) {
      const input = { referrerId, version, name, type: 'clinic', status: 'active', commission };
      await refused(`raising to ${JSON.stringify(commission)}`, updateReferrer, input, thief, /INVALID/);
    }
    await refused('agreeing to an own commission', confirmTerms, { referrerId, version });

    await refer(thief, referrerId);
    await refused('paying at once', runPayouts, { ...days, referrerId, payNow: transfer });
    await decide('made alone', await run(thief, referrerId), second);

    const settled = async () => {
      const referrer = await aReferrer(second);
      await ask(confirmTerms, { referrerId: referrer.id, version: referrer.version }, third.token);
      return referrer.id;
    };
    const byHand = await settled();
    await refer(thief, byHand);
    await decide('a referral by hand that somebody else ran', await run(second, byHand), third);

    const changed = await settled();
    const referral = await refer(second, changed);
    const raise = { referralId: referral.id, version: referral.version, amountMinor: 99_000_000 };
    await ask(updateReferral, raise, thief.token);
    await decide('a changed amount that somebody else ran', await run(second, changed), third);

    const terms = await aReferrer(second, percentage(0));
    const dear = { name: terms.name, type: 'clinic', status: 'active' } as const;
    const set = async (as: Newcomer, points: number) => {
      const { version: current } = await ask(getReferrer, { referrerId: terms.id }, as.token);
      const commission = percentage(points);
      return ask(updateReferrer, { ...dear, referrerId: terms.id, version: current, commission }, as.token);
    };
    await set(thief, capBasisPoints);
    await refer(second, terms.id);
    await set(thief, 0);
    await decide('a commission that was raised for a moment', await run(second, terms.id), third);
    for (const wish of [{ payoutNeedsSecondPerson: false }, { capBasisPoints: 10_000 }]) {
      await refused(JSON.stringify(wish), updateCommissionSettings, wish, thief, /FORBIDDEN/);
    }
  },
});
