import { useMemo } from 'react';
import { figureColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { CashierDay } from '../cashier.contract.ts';
import { useDayPage } from '../cashier.hooks.ts';
import { t } from '../cashier.texts.ts';
import { DifferenceBadge } from '../detail/difference-badge.tsx';

const pageSize = 25;

export interface EarlierDaysProps {
  cursor: string | undefined;
  onCursor: (cursor: string | undefined) => void;
  actionsOf: (day: CashierDay) => RowAction[];
}

/** Cashiers' days, newest first: the own ones, or all for those who approve refunds. */
export function EarlierDays({ cursor, onCursor, actionsOf }: EarlierDaysProps) {
  const format = useFormat();
  const query = useDayPage({ limit: pageSize, ...(cursor !== undefined && { cursor }) });
  const columns = useMemo(() => dayColumns(format), [format]);
  return (
    <DataList
      caption={t('days')}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ cashier, openedAt }) => `${cashier.name} ${format.dateTime(openedAt)}`}
      rowActions={actionsOf}
      paging={{ cursor, onCursor, pageSize }}
      summary={t('shown', { count: query.data?.rows.length ?? 0 })}
      empty={<EmptyState icon="wallet" title={t('noDays')} hint={t('noDaysHint')} />}
      errorMessage={t('failedToLoadDays')}
    />
  );
}

function dayColumns(format: Format): ListColumn<CashierDay>[] {
  const money = (amountMinor: number | null, { currencyCode }: CashierDay) =>
    amountMinor === null ? '–' : format.money(amountMinor, currencyCode);
  return [
    { id: 'cashier', title: t('columnCashier'), render: ({ cashier }) => cashier.name },
    { id: 'opened', title: t('columnOpened'), render: ({ openedAt }) => format.dateTime(openedAt) },
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ closedAt }) => (
        <StatusBadge tone={closedAt === null ? 'info' : 'neutral'}>
          {t(closedAt === null ? 'isOpen' : 'isClosed')}
        </StatusBadge>
      ),
    },
    figureColumn('expected', t('expected'), (day) => money(day.expectedMinor, day)),
    figureColumn('counted', t('counted'), (day) => money(day.countedMinor, day)),
    figureColumn('difference', t('difference'), (day) =>
      day.differenceMinor === null ? '–' : <DifferenceBadge day={day} />,
    ),
  ];
}
