import { z } from 'zod';
import { decimalText, parseDecimalText } from '#kernel/money/decimal-text.ts';
import { t } from '../form.texts.ts';

/** Schema of a PercentField: typed text in, hundredths of a percent out ('7.5' gives 750); 0 to 100 percent. */
export const typedPercent = z.string().transform((typed, context): number => {
  const read = parseDecimalText(typed.trim().replace(/%$/, ''), 2);
  if (read.ok && read.units <= 10_000) return read.units;
  const message = read.ok ? t('percentAtMost', { max: 100 }) : t('percentUnreadable');
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** What a PercentField shows for hundredths of a percent: 750 gives '7.5', 1000 gives '10'. */
export function percentText(basisPoints: number): string {
  return String(Number(decimalText(basisPoints, 2)));
}
