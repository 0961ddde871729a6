import { Anchor } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { makerWords, monthWords, statusTone } from '../payout.words.ts';
import type { Payout } from '../payout.contract.ts';
import { t } from '../payouts.texts.ts';

/** Who is paid for which days, how, and when the payout was made, approved, paid or cancelled. */
export function PayoutFacts({ payout }: { payout: Payout }) {
  const format = useFormat();
  const { status, periodStart, periodEnd } = payout;
  const days = { start: format.date(periodStart), end: format.date(periodEnd) };
  const facts: NamedFact[] = [
    [t('referrer'), <ReferrerLink key="referrer" payout={payout} />],
    [
      t('status'),
      <StatusBadge key="status" tone={statusTone[status]}>
        {t(`status_${status}`)}
      </StatusBadge>,
    ],
    [t('month'), monthWords(payout.month)],
    [t('period'), t('days', days)],
    [t('method'), t(`method_${payout.payoutMethod}`)],
    [t('reference'), payout.transactionReference],
    [t('processed'), signed(payout.createdAt, payout.processedByName, format)],
    [t('makers'), makerWords(payout).join('; ')],
    [t('secondPerson'), t(payout.neededSecondPerson ? 'secondPersonNeeded' : 'secondPersonNotNeeded')],
    ...laterFacts(payout, format),
  ];
  return <FactPanel title={t('payoutPart')} facts={facts} />;
}

/** What only some payouts have. */
function laterFacts(payout: Payout, format: Format): NamedFact[] {
  const facts: [string, string | null][] = [
    [t('approvedAt'), signed(payout.approvedAt, payout.approvedByName, format)],
    [t('paidAt'), signed(payout.paidAt, payout.paidByName, format)],
    [t('cancelledAt'), signed(payout.cancelledAt, payout.cancelledByName, format)],
    [t('reason'), payout.cancelReason],
    [t('notes'), payout.notes],
  ];
  return facts.filter(([, value]) => value !== null);
}

/** When something was done and, where that was kept, by whom. */
function signed(instant: string | null, name: string | null, { dateTime }: Format): string | null {
  if (instant === null) return null;
  return name === null ? dateTime(instant) : t('signed', { at: dateTime(instant), name });
}

function ReferrerLink({ payout: { referrerId, referrerName } }: { payout: Payout }) {
  if (!useMay()('referrals.read')) return referrerName;
  return (
    <Anchor component={Link} to={`/dashboard/referrals/${referrerId}`}>
      {referrerName}
    </Anchor>
  );
}
