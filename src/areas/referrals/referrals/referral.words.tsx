import { refusalKindOf } from '#client/refusal-kind.ts';
import { CallError } from '#client/transport.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Referral } from './referral.contract.ts';
import { t } from './referrals.texts.ts';

/** Pending, in a payout that is not paid yet, or paid. */
export function ReferralStatus({ status, payoutId }: Pick<Referral, 'status' | 'payoutId'>) {
  if (status === 'paid') return <StatusBadge tone="success">{t('status_paid')}</StatusBadge>;
  if (payoutId !== null) return <StatusBadge tone="info">{t('inPayout')}</StatusBadge>;
  return <StatusBadge tone="warning">{t('status_pending')}</StatusBadge>;
}

/** True while amount and notes can still be changed. */
export function isOpen({ payoutId, reversedMinor }: Referral): boolean {
  return payoutId === null && reversedMinor === 0;
}

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  if (error instanceof CallError && error.code === 'NOT_FOUND') {
    const { missing } = error.facts;
    if (missing === 'referrer') return t('referrerNotFound');
    if (missing === 'patient') return t('patientNotFound');
  }
  if (error instanceof CallError && error.code === 'WRONG_STATE') {
    return t(error.facts['status'] === 'inactive' ? 'referrerInactive' : 'isSettled');
  }
  const kind = refusalKindOf(error);
  return kind && t(kind);
}
