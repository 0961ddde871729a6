import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Payout } from '../payout.contract.ts';
import { t } from '../payouts.texts.ts';

/** How the payout adds up: commission, what is taken back and withheld, and what is paid. */
export function PayoutSums({ payout }: { payout: Payout }) {
  const { money, number } = useFormat();
  const titleId = useId();
  const share = `${number(payout.withholdingBasisPoints / 100)} %`;
  const lines: [label: string, amountMinor: number, isStrong?: boolean][] = [
    [t('revenue'), payout.totalRevenueMinor],
    [t('commission'), payout.totalCommissionMinor],
    ...(payout.reversedMinor > 0 ? [[t('takenBack'), -payout.reversedMinor] as [string, number]] : []),
    [t('taxWithheld', { share }), -payout.taxWithheldMinor],
    [t('toPay'), payout.netMinor, true],
  ];
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="md" id={titleId}>
        {t('sumsPart')}
      </Title>
      <Stack component="dl" gap={4} m={0} maw={420}>
        {lines.map(([label, amountMinor, isStrong]) => (
          <Group key={label} justify="space-between" wrap="nowrap" gap="md">
            <Text component="dt" size="sm" {...(isStrong ? { fw: 650 } : { c: 'dimmed' })}>
              {label}
            </Text>
            <Text component="dd" m={0} {...(isStrong ? { fw: 650 } : { size: 'sm' })}>
              {money(amountMinor)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
