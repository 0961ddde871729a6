import { Anchor, Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { ControlledStock } from '../controlled.contract.ts';
import { useControlled } from '../controlled.hooks.ts';
import { t } from '../controlled.texts.ts';
import { controlledList } from './controlled-list.address.ts';

const CountForm = lazyPart(() => import('../form/count-form.tsx'), 'CountForm');

/** Controlled medicines by place, with who counted them last. */
export function ControlledScreen() {
  const format = useFormat();
  const list = useListAddress(controlledList);
  const query = useControlled(list.request);
  const columns = useMemo(() => controlledColumns(format), [format]);
  const [counted, setCounted] = useState<ControlledStock>();
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/pharmacy" label={t('back')} />}
      />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ medicineId, place }) => `${medicineId} ${place.id}`}
        rowName={(row) => `${nameOf(row)}, ${row.place.name}`}
        rowActions={(row) => [{ label: t('count'), icon: 'clipboard', onClick: () => setCounted(row) }]}
        paging={list.paging}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <ListEmpty
            title={t('none')}
            icon="clipboard"
            hint={t('noneHint')}
            narrowedHint={t('noneMatch')}
            isNarrowed={list.isNarrowed}
            onClear={list.clear}
            after={list.address.after}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      <Suspense fallback={null}>
        {counted && <CountForm {...counted} name={nameOf(counted)} onClose={() => setCounted(undefined)} />}
      </Suspense>
    </>
  );
}

function nameOf({ name, strength }: ControlledStock): string {
  return [name, strength].filter(Boolean).join(' ');
}

function controlledColumns(format: Format): ListColumn<ControlledStock>[] {
  return [
    {
      id: 'medicine',
      title: t('columnMedicine'),
      render: (row) => (
        <Anchor
          component={Link}
          to={`/dashboard/pharmacy/controlled/${row.medicineId}?placeId=${row.place.id}`}
          size="sm"
          fw={600}
        >
          {nameOf(row)}
        </Anchor>
      ),
    },
    { id: 'place', title: t('columnPlace'), render: ({ place }) => place.name },
    figureColumn('balance', t('columnBalance'), ({ quantity, baseUnit: unit }) =>
      t('balance', { quantity: format.number(quantity), unit }),
    ),
    { id: 'count', title: t('columnLastCount'), render: (row) => <LastCount row={row} /> },
  ];
}

function LastCount({ row: { lastCount } }: { row: ControlledStock }) {
  const { dateTime, number } = useFormat();
  if (!lastCount) return <Text size="sm">{t('never')}</Text>;
  const { countedQuantity, expectedQuantity, countedAt, countedByName: name } = lastCount;
  const words = { quantity: number(countedQuantity), time: dateTime(countedAt), name };
  return (
    <>
      <Text size="sm">{t('countedBy', { ...words, witness: lastCount.witnessedByName })}</Text>
      {countedQuantity !== expectedQuantity && (
        <Text size="xs" c="red">
          {t('differed', { expected: number(expectedQuantity) })}
        </Text>
      )}
    </>
  );
}
