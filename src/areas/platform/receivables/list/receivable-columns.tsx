import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { textColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Receivable } from '../receivable.contract.ts';
import { purposeWords, reductionLines, stateOf } from '../receivable.words.ts';
import { t } from '../receivables.texts.ts';

const anywhere = { overflowWrap: 'anywhere' } as const;

/** The list of invoices: whose, for what, how much is left, and since when it is overdue. */
export function receivableColumns({ money, date }: Format): ListColumn<Receivable>[] {
  return [
    {
      id: 'client',
      title: t('client'),
      render: ({ clientId, tenantName, number }) => (
        <>
          <Anchor
            component={Link}
            to={`/dashboard/super-admin/clients/${clientId}`}
            size="sm"
            fw={600}
            style={anywhere}
          >
            {tenantName}
          </Anchor>
          <Text size="xs" c="dimmed">
            {number}
          </Text>
        </>
      ),
    },
    textColumn('period', t('period'), (invoice) => purposeWords(invoice, date)),
    {
      id: 'amount',
      title: t('amount'),
      align: 'end',
      render: (invoice) => (
        <Stack gap={2} align="flex-end">
          <Text size="sm">{money(invoice.amountMinor, invoice.currencyCode)}</Text>
          {reductionLines(invoice, money).map((line) => (
            <Text key={line} size="xs" c="dimmed">
              {line}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      id: 'owed',
      title: t('owed'),
      align: 'end',
      render: ({ owedMinor, currencyCode }) => (
        <Text size="sm" fw={owedMinor > 0 ? 600 : 400}>
          {money(owedMinor, currencyCode)}
        </Text>
      ),
    },
    {
      id: 'due',
      title: t('due'),
      render: ({ dueOn, daysOverdue }) => (
        <Stack gap={2}>
          <Text size="sm">{date(dueOn)}</Text>
          {daysOverdue > 0 && (
            <Text size="xs" c="red">
              {t('daysOverdue', { count: daysOverdue })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'status',
      title: t('status'),
      render: (invoice) => {
        const { words, tone } = stateOf(invoice);
        return (
          <Stack gap={2} align="flex-start">
            <StatusBadge tone={tone}>{words}</StatusBadge>
            {invoice.paidAt !== null && <Text size="xs">{t('paidOn', { date: date(invoice.paidAt) })}</Text>}
          </Stack>
        );
      },
    },
  ];
}
