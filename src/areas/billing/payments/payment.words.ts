import { refusalKindOf } from '#client/refusal-kind.ts';
import { CallError } from '#client/transport.ts';
import { t } from './payments.texts.ts';

/** Says why money did not move, where more is known than that it failed; `money` writes amounts. */
export function refusalWords(error: unknown, money: (amountMinor: number) => string): string | undefined {
  if (error instanceof CallError) {
    const { code, facts } = error;
    if (code === 'AMOUNT_TOO_HIGH') {
      return t('tooHigh', { amount: money(Number(facts['dueMinor'] ?? facts['refundableMinor'] ?? 0)) });
    }
    if (code === 'CASHIER_DAY_CLOSED') return t('noDayOpen');
    if (code === 'WRONG_STATE') return t('wrongState');
  }
  const kind = refusalKindOf(error);
  return kind && t(kind);
}
