import { percentText } from '#ui/form/fields/typed-percent.ts';
import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { Payout } from '../payout.contract.ts';
import { t } from './payout-print.texts.ts';

/** How the hospital writes dates and amounts, and the words for what the payout holds as codes. */
export interface PayoutWords {
  header: PrintHeader;
  date: (value: string) => string;
  money: (amountMinor: number) => string;
  /** Month and year. */
  period: string;
  status: string;
  method: string;
}

/** What a referrer gets with the money. */
export function payoutDocument(payout: Payout, words: PayoutWords): PrintDocument {
  const { paidAt, notes } = payout;
  return {
    title: t('title'),
    header: words.header,
    pageOf: [payout.referrerName, payout.payoutNumber],
    blocks: [
      ...noticeOf(payout),
      {
        kind: 'fields',
        fields: [
          { label: t('referrer'), value: payout.referrerName, isStrong: true },
          { label: t('number'), value: payout.payoutNumber },
          { label: t('period'), value: words.period, isStrong: true },
          { label: t('status'), value: words.status },
          { label: t('reference'), value: payout.transactionReference ?? t('noReference') },
          { label: t('method'), value: words.method },
          { label: t('processed'), value: payout.processedByName },
          ...(payout.approvedByName ? [{ label: t('approved'), value: payout.approvedByName }] : []),
          ...(payout.paidByName ? [{ label: t('paidBy'), value: payout.paidByName }] : []),
          ...(paidAt ? [{ label: t('paidOn'), value: words.date(paidAt) }] : []),
        ],
      },
      linesOf(payout, words),
      ...(notes
        ? [{ kind: 'section', title: t('notes'), blocks: [{ kind: 'paragraph', text: notes }] } as const]
        : []),
      { kind: 'barcode', value: payout.payoutNumber, caption: payout.payoutNumber },
    ],
    footer: t('footer'),
  };
}

function noticeOf({ status, cancelReason }: Payout): PrintBlock[] {
  if (status !== 'cancelled') return [];
  return [{ kind: 'box', tone: 'warning', title: t('cancelled'), lines: cancelReason ? [cancelReason] : [] }];
}

function linesOf(payout: Payout, { money }: PayoutWords): PrintBlock {
  const { reversedMinor, taxWithheldMinor, referralsByHand } = payout;
  const line = t('commissionLine', {
    count: payout.totalReferrals,
    revenue: money(payout.totalRevenueMinor),
  });
  const commissionLine = referralsByHand > 0 ? t('byHand', { line, count: referralsByHand }) : line;
  const share = percentText(payout.withholdingBasisPoints);
  return {
    kind: 'table',
    columns: [
      { label: t('item'), share: 3 },
      { label: t('amount'), align: 'right', share: 1.4 },
    ],
    rows: [{ cells: [commissionLine, money(payout.totalCommissionMinor)] }],
    totals: [
      ...(reversedMinor > 0 ? [{ label: t('reversed'), value: money(-reversedMinor) }] : []),
      ...(taxWithheldMinor > 0 ? [{ label: t('tax', { share }), value: money(-taxWithheldMinor) }] : []),
      { label: t('total'), value: money(payout.netMinor), isStrong: true },
    ],
  };
}
