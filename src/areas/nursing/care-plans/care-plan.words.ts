import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { CarePlan } from './care-plan.contract.ts';
import { t } from './care-plans.texts.ts';

export const planRefusals: OwnRefusals = {
  WRONG_STATE: ({ status }) => t(status === 'entered-in-error' ? 'wrongSource' : 'wrongState'),
  STALE: () => t('changed'),
};

/** What is done, and how often. */
export function interventionWords({
  text,
  everyHours,
}: Pick<CarePlan['interventions'][number], 'text' | 'everyHours'>): string {
  return everyHours === null ? t('once', { text }) : t('every', { text, hours: everyHours });
}
