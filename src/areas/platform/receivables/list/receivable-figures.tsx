import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { type AgeStep, ageSteps } from '../ageing.rules.ts';
import { useReceivableSums } from '../receivable.hooks.ts';
import { sumWords } from '../receivable.words.ts';
import { t } from '../receivables.texts.ts';

const overdueSteps = ageSteps.filter((step) => step !== 'not_due');

const tones: Record<Exclude<AgeStep, 'not_due'>, Tone> = {
  to_30: 'warning',
  to_60: 'warning',
  to_90: 'danger',
  over_90: 'danger',
};

/** What all hospitals owe together, and for how long it has been overdue. */
export function ReceivableFigures() {
  const { money } = useFormat();
  const { data } = useReceivableSums();
  const sums = data?.rows ?? [];
  const isLoading = data === undefined;
  const notDue = sumWords(sums, ({ not_due }) => not_due, money);
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('owedTotal')}
        value={sumWords(sums, ({ owedMinor }) => owedMinor, money)}
        hint={t('notDueHint', { amount: notDue })}
        icon="wallet"
        isLoading={isLoading}
      />
      {overdueSteps.map((step) => (
        <StatCard
          key={step}
          label={t(`age_${step}`)}
          value={sumWords(sums, (sum) => sum[step], money)}
          hint={t('overdueHint')}
          tone={tones[step]}
          isLoading={isLoading}
        />
      ))}
    </StatCardRow>
  );
}
