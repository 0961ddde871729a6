import { Alert, Stack, Title } from '@mantine/core';
import { currencyDecimals } from '#kernel/money/currencies.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { toneColor } from '#ui/page/tone.ts';
import type { Overview } from '../overview.contract.ts';
import { t } from '../overview.texts.ts';
import { type Insight, insightsOf } from '../insight.rules.ts';

/** What the figures say in words; nothing where they say nothing that somebody should know. */
export function InsightList({ overview }: { overview: Overview }) {
  const { tenant, money } = useFormat();
  const insights = insightsOf(overview, currencyDecimals(tenant.currencyCode));
  if (insights.length === 0) return null;
  return (
    <section aria-labelledby="insights">
      <Title order={2} size="h4" mb="sm" id="insights">
        {t('insights')}
      </Title>
      <Stack gap="xs" mb="lg">
        {insights.map((insight) => {
          const isGood = insight.kind === 'strongGrowth';
          return (
            <Alert
              key={insight.kind}
              role="note"
              variant="light"
              py="xs"
              color={toneColor[isGood ? 'success' : 'warning']}
              icon={<Icon name={isGood ? 'chart' : 'alert'} />}
            >
              {wordsOf(insight, money)}
            </Alert>
          );
        })}
      </Stack>
    </section>
  );
}

function wordsOf(insight: Insight, money: (amountMinor: number) => string): string {
  if (insight.kind === 'strongGrowth') return t('strongGrowth', { count: insight.count });
  if (insight.kind === 'pendingCommissions') {
    return t('pendingCommissions', { amount: money(insight.amountMinor) });
  }
  return t(insight.kind, { percent: insight.percent });
}
