import { t } from './inpatients.texts.ts';

export type Trend = 'rising' | 'falling' | 'steady';

/** Where the last two totals go; undefined before there are two. */
export function trendOf({ total, before }: { total: number; before: number | null }): Trend | undefined {
  if (before === null) return undefined;
  if (total === before) return 'steady';
  return total > before ? 'rising' : 'falling';
}

/** Millilitres with their sign: a loss and a gain must not look alike. */
export function balanceWords(millilitres: number): string {
  const sign = millilitres > 0 ? '+' : millilitres < 0 ? '−' : '';
  return t('fluidBalance', { sign, amount: Math.abs(millilitres) });
}
