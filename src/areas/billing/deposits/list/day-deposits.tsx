import { Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { CallOutput } from '#kernel/define-call.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { entryColumns } from '../detail/deposit-entries.tsx';
import type { listDepositsOfDay } from '../deposit.contract.ts';
import { useDayDeposits } from '../deposit.hooks.ts';
import { t } from '../deposits.texts.ts';

type DayDeposit = CallOutput<typeof listDepositsOfDay>['rows'][number];

const pageSize = 25;

/** The deposits received and given back in a cashier's day, newest first. */
export function DayDeposits({ cashierDayId, currencyCode }: { cashierDayId: string; currencyCode: string }) {
  const format = useFormat();
  const [cursor, setCursor] = useState<string>();
  const query = useDayDeposits({ cashierDayId, limit: pageSize, ...(cursor && { cursor }) });
  const columns = useMemo((): ListColumn<DayDeposit>[] => {
    const [date, ...others] = entryColumns<DayDeposit>(format, currencyCode);
    const patient = {
      id: 'patient',
      title: t('columnPatient'),
      render: (row: DayDeposit) => row.patientName,
    };
    return [date!, patient, ...others.filter(({ id }) => id !== 'left')];
  }, [format, currencyCode]);
  return (
    <>
      <Title order={3} size="h5">
        {t('dayTitle')}
      </Title>
      <DataList
        caption={t('dayTitle')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ receiptNumber }) => receiptNumber ?? ''}
        paging={{ cursor, onCursor: setCursor, pageSize }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="wallet" title={t('noneOnDay')} />}
        errorMessage={t('failedToLoad')}
      />
    </>
  );
}
