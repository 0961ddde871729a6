import { Group } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import { t as fluidText } from '../../fluids.texts.ts';
import { BalanceText } from '../../round/balance-text.tsx';
import { UrineFlag } from '../../round/fluid-flags.tsx';
import type { FluidChart } from '../fluid-chart.contract.ts';
import { t } from '../fluid-chart.texts.ts';
import { irrigationWords, urineWords } from '../fluid-chart.words.ts';

/** What a fluid day comes to, and how urine goes. */
export function FluidSummary({ chart }: { chart: FluidChart }) {
  const format = useFormat();
  const { intakeTotal, outputTotal, balance, balanceOfStay, weight, urine, isRunning } = chart;
  const amount = (value: number | null) =>
    value === null ? t('restricted') : fluidText('amount', { amount: value });
  const isFlagged = urine !== null && (urine.isOliguria || (isRunning && urine.isReminderDue));
  const facts: NamedFact[] = [
    [t('intake'), amount(intakeTotal)],
    [t('output'), amount(outputTotal)],
    [t('balance'), balance === null ? t('restricted') : <BalanceText key="day" balance={balance} />],
    [
      t('weight'),
      weight === null
        ? t('noWeight')
        : t('weightValue', {
            kilograms: String(weight.kilograms),
            time: format.date(weight.measuredAt),
          }),
    ],
    [t('urineRate'), urineWords(chart, format) ?? t('restricted')],
  ];
  if (balanceOfStay !== null) {
    facts.splice(3, 0, [t('balanceOfStay'), <BalanceText key="stay" balance={balanceOfStay} />]);
  }
  const irrigation = irrigationWords(chart);
  if (irrigation !== undefined) facts.push([t('irrigation'), irrigation]);
  if (isFlagged) {
    facts.push([
      t('flags'),
      <Group key="flags" gap={4} component="span">
        <UrineFlag urine={urine} />
      </Group>,
    ]);
  }
  return <FactPanel title={t('summary')} facts={facts} />;
}
