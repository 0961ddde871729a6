import { Button, Group, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { referrerColumns } from './referrer-columns.tsx';
import {
  isNarrowed,
  readReferrerListAddress,
  type ReferrerListAddress,
  requestOf,
  statusFilters,
} from './referrer-list.address.ts';
import type { Referrer } from '../referrer.contract.ts';
import { useReferrerPage } from '../referrer.hooks.ts';
import { referrerTypes } from '../referrer.rules.ts';
import { t } from '../referrers.texts.ts';

const ReferrerForm = lazy(async () => ({
  default: (await import('../form/referrer-form.tsx')).ReferrerForm,
}));

/** Everybody who refers patients. */
export function ReferrersTab() {
  const mayWrite = useMay()('referrals.commissions');
  const format = useFormat();
  const [address, change] = useSearchParameters(readReferrerListAddress);
  const [edited, setEdited] = useState<Referrer | 'new'>();
  const query = useReferrerPage(requestOf(address));
  const columns = useMemo(() => referrerColumns(format), [format]);
  const add = () => setEdited('new');

  return (
    <>
      {mayWrite && (
        <Group justify="flex-end" mb="md">
          <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
            {t('addReferrer')}
          </Button>
        </Group>
      )}
      <ReferrerFilters address={address} onChange={(next) => change({ ...next, after: undefined })} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        {...(mayWrite && {
          rowActions: (referrer: Referrer) => [
            { label: t('edit'), icon: 'edit' as const, onClick: () => setEdited(referrer) },
          ],
        })}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize: address.size,
          onPageSize: (size) => change({ size, after: undefined }),
        }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<ReferrersEmpty address={address} {...(mayWrite && { onAdd: add })} />}
        errorMessage={t('failedToLoad')}
      />
      {edited && (
        <Suspense fallback={null}>
          <ReferrerForm
            key={edited === 'new' ? 'new' : `${edited.id} ${edited.version}`}
            {...(edited !== 'new' && { referrer: edited })}
            onReload={setEdited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type Change = { [Key in keyof ReferrerListAddress]?: ReferrerListAddress[Key] | undefined };

function ReferrerFilters({
  address,
  onChange,
}: {
  address: ReferrerListAddress;
  onChange: (change: Change) => void;
}) {
  return (
    <FilterBar
      isFiltered={isNarrowed(address)}
      onClear={() => onChange({ q: undefined, type: undefined, status: undefined })}
    >
      <SearchBox
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={address.q}
        onSearch={(q) => onChange({ q: q || undefined })}
      />
      <NativeSelect
        label={t('type')}
        value={address.type ?? ''}
        data={[
          { value: '', label: t('allTypes') },
          ...referrerTypes.map((value) => ({ value, label: t(`type_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ type: (currentTarget.value || undefined) as ReferrerListAddress['type'] })
        }
      />
      <NativeSelect
        label={t('status')}
        value={address.status}
        data={statusFilters.map((value) => ({
          value,
          label: value === 'all' ? t('filter_all') : t(`status_${value}`),
        }))}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as ReferrerListAddress['status'];
          onChange({ status: next === 'active' ? undefined : next });
        }}
      />
    </FilterBar>
  );
}

function ReferrersEmpty({ address, onAdd }: { address: ReferrerListAddress; onAdd?: () => void }) {
  if (address.after !== undefined) return <EmptyState title={t('noneFound')} hint={t('noneOnPage')} />;
  if (isNarrowed(address)) return <EmptyState icon="search" title={t('noneFound')} hint={t('noneMatch')} />;
  const addFirst = onAdd && (
    <Button mt="sm" onClick={onAdd}>
      {t('addFirst')}
    </Button>
  );
  return <EmptyState icon="users" title={t('noneFound')} hint={t('noneYet')} action={addFirst} />;
}
