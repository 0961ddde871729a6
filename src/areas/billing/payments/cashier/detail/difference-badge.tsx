import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { differenceWords, toneOfDifference } from '../cashier.words.ts';
import type { CashierDay } from '../cashier.contract.ts';

type Counted = Pick<CashierDay, 'differenceMinor' | 'currencyCode'>;

/** Whether a closed day agreed, in words and colour; nothing while it is open. */
export function DifferenceBadge({ day: { differenceMinor, currencyCode } }: { day: Counted }) {
  const { money } = useFormat();
  if (differenceMinor === null) return null;
  return (
    <StatusBadge tone={toneOfDifference(differenceMinor)}>
      {differenceWords(differenceMinor, (amountMinor) => money(amountMinor, currencyCode))}
    </StatusBadge>
  );
}
