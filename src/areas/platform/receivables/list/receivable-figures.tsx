import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { type AgeStep, ageSteps } from '../ageing.rules.ts';
import { useReceivableSums } from '../receivable.hooks.ts';
import { sumWords } from '../receivable.words.ts';
import { t } from '../receivables.texts.ts';

const tones: Record<AgeStep, Tone> = {
  not_due: 'accent',
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
  const count = sums.reduce((total, { invoices }) => total + invoices, 0);
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('owedTotal')}
        value={sumWords(sums, ({ owedMinor }) => owedMinor, money)}
        hint={t('openInvoices', { count })}
        icon="wallet"
        isLoading={isLoading}
      />
      {ageSteps.map((step) => (
        <StatCard
          key={step}
          label={t(`age_${step}`)}
          value={sumWords(sums, (sum) => sum[step], money)}
          {...(step !== 'not_due' && { hint: t('overdueHint') })}
          tone={tones[step]}
          isLoading={isLoading}
        />
      ))}
    </StatCardRow>
  );
}
