import { Button, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { type CatalogueAddress, readCatalogueAddress } from './lab-test-list.address.ts';
import { LabTestCards } from './lab-test-cards.tsx';
import { labTestColumns } from './lab-test-columns.tsx';
import type { LabTest } from '../lab-test.contract.ts';
import { useLabTestCounts, useLabTestPage } from '../lab-test.hooks.ts';
import { t } from '../lab-tests.texts.ts';
import { useDeleteLabTest } from './use-delete-lab-test.ts';

const LabTestForm = lazy(async () => ({ default: (await import('../form/lab-test-form.tsx')).LabTestForm }));

/** The tests a hospital offers: what they cost, what is normal, and when somebody must be told. */
export function LabTestManagerScreen() {
  const [address, change] = useSearchParameters(readCatalogueAddress);
  const [edited, setEdited] = useState<LabTest | 'new'>();
  const { q, category, sort, after, size } = address;
  const query = useLabTestPage({
    ...(q && { search: q }),
    ...(category !== undefined && { category }),
    ...(after !== undefined && { cursor: after }),
    sort,
    limit: size,
  });
  const { busyId, remove } = useDeleteLabTest();
  const format = useFormat();
  const columns = useMemo(() => labTestColumns(format), [format]);
  const add = () => setEdited('new');
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
            {t('addTest')}
          </Button>
        }
      />
      <LabTestCards />
      <Filters address={address} onChange={(next) => change({ ...next, after: undefined })} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(test) => [
          { label: t('edit'), icon: 'edit', onClick: () => setEdited(test) },
          {
            label: t('delete'),
            icon: 'trash',
            isDestructive: true,
            isBusy: busyId === test.id,
            onClick: () => void remove(test),
          },
        ]}
        sort={{ column: 'name', direction: sort === 'name' ? 'asc' : 'desc' }}
        onSort={({ direction }) =>
          change({ sort: direction === 'desc' ? '-name' : undefined, after: undefined })
        }
        paging={{
          cursor: after,
          onCursor: (cursor) => change({ after: cursor }, { replace: false }),
          pageSize: size,
          onPageSize: (next) => change({ size: next, after: undefined }),
        }}
        summary={t('counted', { count: query.data?.rows.length ?? 0 })}
        empty={<NoTests address={address} onAdd={add} />}
        errorMessage={t('failedToLoad')}
      />
      {edited && (
        <Suspense fallback={null}>
          <LabTestForm
            key={edited === 'new' ? 'new' : `${edited.id} ${edited.version}`}
            {...(edited !== 'new' && { test: edited })}
            onReload={setEdited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface FiltersProps {
  address: CatalogueAddress;
  onChange: (change: { q?: string | undefined; category?: string | undefined }) => void;
}

function Filters({ address, onChange }: FiltersProps) {
  const { data } = useLabTestCounts();
  const names = (data?.categories ?? []).map(({ name }) => name);
  // A category that the address names stays to be seen while the counts are on their way.
  const shown = address.category && !names.includes(address.category) ? [address.category, ...names] : names;
  return (
    <FilterBar
      isFiltered={address.q !== '' || address.category !== undefined}
      onClear={() => onChange({ q: undefined, category: undefined })}
    >
      <SearchBox
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={address.q}
        onSearch={(text) => onChange({ q: text || undefined })}
      />
      <NativeSelect
        aria-label={t('category')}
        value={address.category ?? ''}
        data={[{ value: '', label: t('allCategories') }, ...shown]}
        onChange={({ currentTarget }) => onChange({ category: currentTarget.value || undefined })}
      />
    </FilterBar>
  );
}

function NoTests({ address, onAdd }: { address: CatalogueAddress; onAdd: () => void }) {
  const title = t('noneFound');
  if (address.after !== undefined) return <EmptyState title={title} hint={t('noneOnPage')} />;
  const isNarrowed = address.q !== '' || address.category !== undefined;
  if (isNarrowed) return <EmptyState icon="search" title={title} hint={t('noneMatch')} />;
  const action = (
    <Button mt="sm" onClick={onAdd}>
      {t('addTest')}
    </Button>
  );
  return <EmptyState icon="flask" title={title} hint={t('noneYet')} action={action} />;
}
