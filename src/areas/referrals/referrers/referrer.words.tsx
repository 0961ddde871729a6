import { percentText } from '#ui/form/fields/typed-percent.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Referrer } from './referrer.contract.ts';
import { t } from './referrers.texts.ts';

/** What a referrer gets for a referral, such as '5 %' or '৳25.00 each'. */
export function commissionWords(
  { commissionBasisPoints, commissionFlatMinor }: Referrer,
  { money }: Pick<Format, 'money'>,
): string {
  if (commissionBasisPoints !== null) {
    return t('percentWords', { percent: percentText(commissionBasisPoints) });
  }
  return t('flatWords', { amount: money(commissionFlatMinor ?? 0) });
}

/** Active or inactive. */
export function ReferrerStatus({ status }: Pick<Referrer, 'status'>) {
  return (
    <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status_${status}`)}</StatusBadge>
  );
}
