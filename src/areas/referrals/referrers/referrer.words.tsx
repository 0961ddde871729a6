import { percentText } from '#ui/form/fields/typed-percent.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { NamedFact } from '#ui/page/fact-panel.tsx';
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

/** What a referrer gets, and whether that is more than the hospital allows today. */
export function commissionWithCap(referrer: Referrer, format: Pick<Format, 'money'>): string {
  const words = commissionWords(referrer, format);
  return referrer.isAboveCap ? `${words} · ${t('aboveCap')}` : words;
}

/** Who set the commission and who confirmed it; nothing where that was not kept. */
export function termsFacts(referrer: Referrer, { dateTime }: Pick<Format, 'dateTime'>): NamedFact[] {
  const { termsAt, termsByName, termsConfirmedAt, termsConfirmedByName } = referrer;
  if (termsAt === null || termsByName === null) return [];
  const signed = (at: string, name: string) => t('termsSigned', { at: dateTime(at), name });
  return [
    [t('terms'), signed(termsAt, termsByName)],
    [
      t('termsConfirmed'),
      termsConfirmedAt === null || termsConfirmedByName === null
        ? t('termsUnconfirmed')
        : signed(termsConfirmedAt, termsConfirmedByName),
    ],
  ];
}

/** Active or inactive. */
export function ReferrerStatus({ status }: Pick<Referrer, 'status'>) {
  return (
    <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status_${status}`)}</StatusBadge>
  );
}
