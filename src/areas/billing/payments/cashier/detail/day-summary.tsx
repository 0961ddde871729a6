import { Group, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t as texts } from '../../payments.texts.ts';
import type { CashierDay } from '../cashier.contract.ts';
import { t } from '../cashier.texts.ts';
import { DifferenceBadge } from './difference-badge.tsx';

/** What a day began with, took by each method, and should or did hold at its end. */
export function DaySummary({ day }: { day: CashierDay }) {
  const format = useFormat();
  const money = (amountMinor: number) => format.money(amountMinor, day.currencyCode);
  const facts: [label: string, value: ReactNode][] = [
    [t('openedAt'), format.dateTime(day.openedAt)],
    [t('opening'), money(day.openingMinor)],
    ...day.totals.map(({ method, amountMinor, entries }): [string, string] => [
      `${texts(`method_${method}`)} (${t('count', { count: entries })})`,
      money(amountMinor),
    ]),
    [t('expected'), money(day.expectedMinor)],
    ...(day.closedAt === null
      ? []
      : ([
          [t('closedAt'), format.dateTime(day.closedAt)],
          [t('counted'), money(day.countedMinor ?? 0)],
          [t('difference'), <DifferenceBadge key="difference" day={day} />],
          ...(day.notes ? [[t('notes'), day.notes]] : []),
        ] as [string, ReactNode][])),
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing={4} m={0}>
      {facts.map(([label, value]) => (
        <Group key={label} justify="space-between" gap="md" wrap="nowrap">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fw={600}>
            {value}
          </Text>
        </Group>
      ))}
    </SimpleGrid>
  );
}
