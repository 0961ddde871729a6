import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { AddressedList, type AddressedListProps } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import type { FilterField } from '#screens/list/use-list-address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { PageHeader } from '#ui/page/page-header.tsx';

/** The sentences that each of these lists has, by the keys of its texts. */
type StockListWord =
  | 'title'
  | 'lead'
  | 'back'
  | 'status'
  | 'allStatuses'
  | 'none'
  | 'noneHint'
  | 'noneMatch'
  | 'failedToLoad';

export interface StockListProps<Row extends { id: string }, Status extends string> extends Pick<
  AddressedListProps<Row>,
  'query' | 'columns' | 'rowName' | 'rowActions' | 'shown'
> {
  list: AddressedListProps<Row>['list'] & { field: (name: 'status') => FilterField };
  statuses: readonly Status[];
  words: (key: StockListWord | `status_${Status}`) => string;
  icon: AnyIcon;
  /** The button that begins a new one, and its words while there are none, with the form that it opens; for who may. */
  begin?: false | { label: string; first: string; renderForm: (close: () => void) => ReactNode };
  /** Filters beside that of the status. */
  moreFilters?: ReactNode;
}

/** What is ordered, asked for, sent, counted or recalled: one list a kind, narrowed by its status. */
export function StockList<Row extends { id: string }, Status extends string>(
  props: StockListProps<Row, Status>,
) {
  const { list, statuses, words: t, icon, begin = false, moreFilters, ...rows } = props;
  const mayReadInventory = useMay()('inventory.read');
  const [isBeginning, setBeginning] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={mayReadInventory && <BackLink to="/dashboard/inventory" label={t('back')} />}
        actions={
          begin && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setBeginning(true)}>
              {begin.label}
            </Button>
          )
        }
      />
      <AddressedList
        {...rows}
        list={list}
        caption={t('title')}
        none={{
          title: t('none'),
          icon,
          hint: t('noneHint'),
          first: begin && { label: begin.first, onClick: () => setBeginning(true) },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={statuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
        {moreFilters}
      </AddressedList>
      {begin && isBeginning && (
        <Suspense fallback={null}>{begin.renderForm(() => setBeginning(false))}</Suspense>
      )}
    </>
  );
}
