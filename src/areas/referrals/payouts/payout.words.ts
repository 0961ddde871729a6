import { refusalKindOf } from '#client/refusal-kind.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { currentLanguage } from '#ui/i18n/language.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { PayoutStatus } from './payout.rules.ts';
import { t } from './payouts.texts.ts';

export const statusTone: Record<PayoutStatus, Tone> = {
  pending: 'warning',
  approved: 'info',
  paid: 'success',
  cancelled: 'neutral',
};

/** A month such as 2026-03 in words: 'March 2026'. */
export function monthWords(month: string): string {
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(currentLanguage(), parts).format(new Date(`${month}-01T00:00:00Z`));
}

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  if (error instanceof CallError && error.code === 'NOTHING_TO_PAY_OUT') return t('nothingToPayOut');
  if (error instanceof CallError && error.code === 'WRONG_STATE') return t('wrongState');
  const kind = refusalKindOf(error);
  return kind && t(kind);
}

/** The words of a form that failed, null when the fields say it. */
export function failureWords(what: string, error: unknown): string | null {
  if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
  return [what, refusalWords(error)].filter(Boolean).join('. ');
}
