import type { CallContext } from '#server/call-context.ts';
import { foundRecord } from '#server/records/found-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { toReferral } from '../referrals/referral.record.ts';
import { lockReferrer } from '../referrers/referrer.queries.ts';
import { referralsTopic, referrerTopic } from '../referrers/referrer.rules.ts';
import { confirmTermsByApproval } from '../referrers/terms/terms.service.ts';
import * as contract from './payout.contract.ts';
import type { Payout } from './payout.contract.ts';
import {
  type NamedPayoutRow,
  selectPayout,
  selectPayouts,
  selectReferralsOfPayout,
  sumPayouts,
  updatePayout,
} from './payout.queries.ts';
import { toPayout } from './payout.record.ts';
import { isBarred, type PayoutStatus, payoutsTopic } from './payout.rules.ts';
import { releaseReferrals } from './runs/payout-run.queries.ts';
import { settleReferrals } from './runs/payout-run.service.ts';
import { releaseReversals } from '../reversals/reversal.queries.ts';

const payoutRecord = foundRecord<NamedPayoutRow, Payout>(
  { resource: 'payouts', topic: [payoutsTopic, referralsTopic], toRecord: toPayout },
  selectPayout,
);

export async function listPayouts(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listPayouts>,
): Promise<Page<Payout>> {
  const rows = await selectPayouts(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toPayout) };
}

export async function exportPayouts(
  context: CallContext,
  input: CallInput<typeof contract.exportPayouts>,
): Promise<Page<Payout>> {
  const page = await listPayouts(context, input);
  context.audit({ action: 'EXPORT', resource: 'payouts', newValues: { ...input, rows: page.rows.length } });
  return page;
}

export async function countPayouts(
  { db, tenantId }: CallContext,
  { referrerId }: CallInput<typeof contract.countPayouts>,
) {
  const { total, pending, paid, records } = await sumPayouts(db, tenantId, referrerId);
  return { totalMinor: total, pendingMinor: pending, paidMinor: paid, records };
}

export async function getPayout(context: CallContext, { payoutId }: CallInput<typeof contract.getPayout>) {
  const { db, tenantId } = context;
  const [row, referrals] = await Promise.all([
    selectPayout(db, tenantId, payoutId),
    selectReferralsOfPayout(db, tenantId, payoutId, contract.maxReferralsShown),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({ action: 'VIEW', resource: 'payouts', resourceId: payoutId });
  return { payout: toPayout(row), referrals: referrals.map(toReferral) };
}

/** @throws AppError WRONG_STATE unless it is pending; STALE for an old version; SECOND_PERSON_REQUIRED for a maker. */
export async function approvePayout(
  context: CallContext,
  { payoutId, version }: CallInput<typeof contract.approvePayout>,
): Promise<Payout> {
  const { db, tenantId, actor } = context;
  const { row, now } = await lockPayout(context, payoutId, version, ['pending']);
  refuseMaker(context, row);
  await updatePayout(db, tenantId, row, {
    status: 'approved',
    approved_by: actor.userId,
    approved_at: now,
    updated_at: now,
  });
  await confirmTermsByApproval(context, row);
  return told(context, row, 'APPROVE');
}

/** @throws AppError WRONG_STATE unless it is approved; STALE for an old version; SECOND_PERSON_REQUIRED for a maker. */
export async function markPayoutPaid(
  context: CallContext,
  { payoutId, version, transactionReference }: CallInput<typeof contract.markPayoutPaid>,
): Promise<Payout> {
  const { db, tenantId, actor } = context;
  const { row, now } = await lockPayout(context, payoutId, version, ['approved']);
  refuseMaker(context, row);
  await updatePayout(db, tenantId, row, {
    status: 'paid',
    transaction_reference: transactionReference,
    paid_by: actor.userId,
    paid_at: now,
    updated_at: now,
  });
  await settleReferrals(context, [payoutId], now);
  return told(context, row, 'PAY');
}

/** @throws AppError WRONG_STATE once it is paid or cancelled; STALE for an old version. */
export async function cancelPayout(
  context: CallContext,
  { payoutId, version, reason }: CallInput<typeof contract.cancelPayout>,
): Promise<Payout> {
  const { db, tenantId, actor } = context;
  const { row, now } = await lockPayout(context, payoutId, version, ['pending', 'approved']);
  await updatePayout(db, tenantId, row, {
    status: 'cancelled',
    cancelled_by: actor.userId,
    cancelled_at: now,
    cancel_reason: reason,
    updated_at: now,
  });
  await Promise.all([releaseReferrals(db, tenantId, payoutId), releaseReversals(db, tenantId, payoutId)]);
  return told(context, row, 'CANCEL');
}

export async function recordPayoutPrint(
  context: CallContext,
  { payoutId, output }: CallInput<typeof contract.recordPayoutPrint>,
) {
  const row = await payoutRecord.requireRow(context, payoutId);
  const newValues = { document: 'commission payout invoice', output };
  context.audit({ action: 'PRINT', resource: 'payouts', resourceId: row.id, newValues });
  return { recorded: true as const };
}

/** Money leaves by two people: none of those who made a payout decides on it. The database refuses it as well. */
function refuseMaker({ actor }: CallContext, row: NamedPayoutRow): void {
  if (!isBarred(toPayout(row), actor.userId)) return;
  const { acts } = toPayout(row).makers.find(({ id }) => id === actor.userId)!;
  throw new AppError('SECOND_PERSON_REQUIRED', { acts });
}

/** The payout as it is stored; from here on nobody else can move the referrer's money. */
async function lockPayout(
  context: CallContext,
  id: string,
  version: number,
  allowed: readonly PayoutStatus[],
): Promise<{ row: NamedPayoutRow; now: string }> {
  const { referrer_id: referrerId } = await payoutRecord.requireRow(context, id);
  await lockReferrer(context.db, context.tenantId, referrerId);
  const row = await payoutRecord.requireRow(context, id);
  if (!allowed.includes(row.status)) throw new AppError('WRONG_STATE', { status: row.status });
  await payoutRecord.requireVersion(context, row, version);
  return { row, now: context.clock.now().toISOString() };
}

async function told(context: CallContext, before: NamedPayoutRow, action: string): Promise<Payout> {
  const after = await payoutRecord.changed(context, before.id, ({ status, ...payout }) => ({
    action,
    oldValues: { status: before.status },
    newValues: {
      status,
      transactionReference: payout.transactionReference,
      cancelReason: payout.cancelReason,
    },
  }));
  context.announce(referrerTopic(before.referrer_id));
  return after;
}
