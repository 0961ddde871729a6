import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
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

export const referralRefusals: OwnRefusals = {
  NOT_FOUND: ({ missing }) => {
    if (missing === 'referrer') return t('referrerNotFound');
    return missing === 'patient' ? t('patientNotFound') : undefined;
  },
  MONTH_CLOSED: () => t('monthClosed'),
  WRONG_STATE: ({ status }) => t(status === 'inactive' ? 'referrerInactive' : 'isSettled'),
};
