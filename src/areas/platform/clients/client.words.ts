import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { Client, ClientSummary } from './client.contract.ts';
import { t } from './clients.texts.ts';

export const clientRefusals: OwnRefusals = {
  ORGANIZATION_CODE_TAKEN: () => t('codeTaken'),
  WRONG_STATE: () => t('stateChanged'),
  HOSPITAL_HAS_PEOPLE: () => t('hasPeople'),
};

export const clientTone: Record<ClientSummary['status'], Tone> = {
  active: 'success',
  trial: 'info',
  suspended: 'danger',
};

/** What was agreed on, such as 'Professional, $149/month'. */
export function planWords(plan: ClientSummary['plan'], priceOf: Format['price']): string {
  if (!plan) return t('noPlan');
  const price = priceOf(plan.priceMinor, plan.currencyCode);
  return `${plan.name}, ${t(plan.billingInterval === 'month' ? 'perMonth' : 'perYear', { price })}`;
}

/** How much of a limit is used. */
export function usageWords({ used, limit }: Client['usage']['staff']): string {
  return limit === null ? t('usedNoLimit', { used }) : t('usedOf', { used, limit });
}

/** What the hospital has planned, such as 'Basic from 5 Feb 2031 on'. */
export function plannedWords(
  { planName, effectiveAt }: NonNullable<Client['planned']>,
  date: Format['date'],
): string {
  const when = date(effectiveAt);
  return planName === null
    ? t('plannedEnd', { date: when })
    : t('plannedPlan', { plan: planName, date: when });
}
