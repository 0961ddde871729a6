import type { CallContext } from '#server/call-context.ts';
import { newId } from '#kernel/ids.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import { addReversed, selectReferral } from '../referrals/referral.queries.ts';
import { lockReferrer, stepReferrer } from '../referrers/referrer.queries.ts';
import { referralsTopic, referrerTopic } from '../referrers/referrer.rules.ts';
import { type PayoutRow, selectPayout, updatePayout } from '../payouts/payout.queries.ts';
import { payoutsTopic, payoutTotals, reversedShare } from '../payouts/payout.rules.ts';
import {
  assignReversal,
  insertReversals,
  selectReversal,
  selectReversalsOfPayout,
} from './reversal.queries.ts';

/** A credit note on an invoice that names a referral; amounts in minor units. */
export interface CreditedInvoice {
  referralId: string;
  /** Null where an invoice was voided. */
  creditNoteId: string | null;
  totalMinor: number;
  /** What was credited of this invoice before. */
  creditedBeforeMinor: number;
  amountMinor: number;
}

/**
 * Takes the credit note's share of the commission back, in the caller's transaction: from the referral, and from the
 * payout it waits in; once it is paid out, the share is carried into the referrer's next payout.
 */
export async function reverseCommission(context: CallContext, credited: CreditedInvoice): Promise<void> {
  const { db, tenantId, clock } = context;
  const found = await selectReferral(db, tenantId, credited.referralId);
  if (!found) return;
  await lockReferrer(db, tenantId, found.referrer_id);
  // Everybody who refers, sends, credits or voids for this referrer waits for the row.
  context.counting.letGoBeforeDisk();
  const referral = (await selectReferral(db, tenantId, credited.referralId))!;
  const netMinor = subtractMinor(referral.commission_minor, referral.reversed_minor);
  const shareMinor = Math.min(netMinor, reversedShare(referral.commission_minor, credited));
  if (shareMinor === 0) return;
  const now = clock.now().toISOString();
  await addReversed(db, tenantId, referral.id, shareMinor, now);
  const isPaid = referral.status === 'paid';
  await stepReferrer(db, tenantId, referral.referrer_id, {
    commissionMinor: -shareMinor,
    pendingMinor: isPaid ? 0 : -shareMinor,
  });
  if (isPaid) {
    await insertReversals(db, [
      {
        tenant_id: tenantId,
        id: newId(),
        referrer_id: referral.referrer_id,
        referral_id: referral.id,
        payment_id: null,
        credit_note_id: credited.creditNoteId,
        amount_minor: shareMinor,
        payout_id: null,
        created_at: now,
      },
    ]);
  } else if (referral.payout_id) {
    await lowerPayout(context, referral.payout_id, shareMinor);
  }
  context.audit({
    action: 'COMMISSION_REVERSED',
    resource: 'referrals',
    resourceId: referral.id,
    newValues: { amountMinor: shareMinor, creditNoteId: credited.creditNoteId, isCarried: isPaid },
  });
  for (const topic of [referralsTopic, referrerTopic(referral.referrer_id), payoutsTopic] as const)
    context.announce(topic);
}

/** Takes back the whole commission of an invoice that is void, as a credit of its total would. */
export async function withdrawCommission(context: CallContext, referralId: string): Promise<void> {
  const all = { totalMinor: 1, creditedBeforeMinor: 0, amountMinor: 1 };
  await reverseCommission(context, { referralId, creditNoteId: null, ...all });
}

/** Lowers the commission of a payout that is not paid; reversals that are now too much for it are carried on. */
async function lowerPayout(context: CallContext, payoutId: string, byMinor: number): Promise<void> {
  const { db, tenantId, clock } = context;
  const payout = (await selectPayout(db, tenantId, payoutId))!;
  const commissionMinor = subtractMinor(payout.total_commission_minor, byMinor);
  const tooMuch = Math.max(0, subtractMinor(payout.reversed_minor, commissionMinor));
  if (tooMuch > 0) await carryOn(context, payout, tooMuch);
  const reversedMinor = subtractMinor(payout.reversed_minor, tooMuch);
  const totals = payoutTotals(commissionMinor, reversedMinor, payout.withholding_basis_points);
  await updatePayout(db, tenantId, payout, {
    total_commission_minor: totals.commissionMinor,
    reversed_minor: totals.reversedMinor,
    tax_withheld_minor: totals.taxWithheldMinor,
    net_minor: totals.netMinor,
    updated_at: clock.now().toISOString(),
  });
}

async function carryOn(
  { db, tenantId }: CallContext,
  payout: PayoutRow,
  tooMuchMinor: number,
): Promise<void> {
  let restMinor = tooMuchMinor;
  for (const reversal of await selectReversalsOfPayout(db, tenantId, payout.id)) {
    if (restMinor === 0) return;
    const freed = Math.min(restMinor, reversal.amount_minor);
    restMinor -= freed;
    if (freed === reversal.amount_minor) {
      await assignReversal(db, tenantId, reversal.id, { payout_id: null, amount_minor: freed });
    } else {
      const kept = reversal.amount_minor - freed;
      await assignReversal(db, tenantId, reversal.id, { payout_id: payout.id, amount_minor: kept });
      await insertReversals(db, [{ ...reversal, id: newId(), payout_id: null, amount_minor: freed }]);
    }
  }
}

/** A part of a reversal and the payout that takes it back; null leaves it open. */
export interface ReversalPart {
  payoutId: string | null;
  amountMinor: number;
}

/** Divides open reversals among payouts: the first part keeps the row, every further one becomes a row of its own. */
export async function divideReversals(
  { db, tenantId }: CallContext,
  division: ReadonlyMap<string, readonly ReversalPart[]>,
): Promise<void> {
  for (const [id, [first, ...others]] of division) {
    if (!first) continue;
    const stored = await selectReversal(db, tenantId, id);
    await assignReversal(db, tenantId, id, { payout_id: first.payoutId, amount_minor: first.amountMinor });
    await insertReversals(
      db,
      others.map((part) => ({
        ...stored,
        id: newId(),
        payout_id: part.payoutId,
        amount_minor: part.amountMinor,
      })),
    );
  }
}
