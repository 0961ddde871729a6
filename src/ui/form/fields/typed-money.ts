import { z } from 'zod';
import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText, type DecimalRefusal } from '#kernel/money/decimal-text.ts';
import { parseMoneyText } from '#kernel/money/money-text.ts';
import { formatMoney } from '#ui/i18n/format-money.ts';
import { t } from '../form.texts.ts';

/** What is wrong with a typed amount, in words; undefined where it can be read or is empty. */
export function moneyRefusal(typed: string, currencyCode: string): string | undefined {
  const read = parseMoneyText(typed, currencyCode);
  return read.ok || read.refusal === 'empty' ? undefined : refusalWords(read.refusal, read.decimals);
}

function refusalWords(refusal: DecimalRefusal, decimals: number): string {
  if (refusal === 'empty') return t('amountMissing');
  if (refusal === 'negative') return t('amountNegative');
  if (refusal === 'too-large') return t('amountTooLarge');
  if (refusal === 'unreadable') return t('amountUnreadable', { example: decimalText(1000, decimals) });
  return decimals === 0 ? t('amountWithoutDecimals') : t('amountDecimals', { count: decimals });
}

/** Least and greatest amount allowed, in minor units. */
export interface MoneyLimits {
  min?: number;
  max?: number;
}

function limitWords(amountMinor: number, code: string, { min = 0, max = Infinity }: MoneyLimits) {
  if (amountMinor < min) return t('amountAtLeast', { amount: formatMoney(min, code) });
  return amountMinor > max ? t('amountAtMost', { amount: formatMoney(max, code) }) : undefined;
}

/** Schema of a MoneyField that must be filled: typed text in, minor units of the currency out. */
export function typedMoney(currencyCode: string, limits: MoneyLimits = {}) {
  return z.string().transform((typed, context): number => {
    const read = parseMoneyText(typed, currencyCode);
    const message = read.ok
      ? limitWords(read.amountMinor, currencyCode, limits)
      : refusalWords(read.refusal, read.decimals);
    if (message) context.addIssue({ code: 'custom', message });
    return read.ok && !message ? read.amountMinor : z.NEVER;
  });
}

/** Like `typedMoney` for a field that may stay empty, which then gives null. */
export function optionalTypedMoney(currencyCode: string, limits?: MoneyLimits) {
  const required = typedMoney(currencyCode, limits);
  return z.string().transform((typed, context): number | null => {
    if (typed.trim() === '') return null;
    const read = required.safeParse(typed);
    if (read.success) return read.data;
    for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** What a MoneyField shows for a stored amount: '' for none, else such as '1234.50'. */
export function moneyText(amountMinor: number | null, currencyCode: string): string {
  return amountMinor === null ? '' : decimalText(amountMinor, currencyDecimals(currencyCode));
}
