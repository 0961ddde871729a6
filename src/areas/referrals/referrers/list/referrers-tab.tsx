import { Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { editAction } from '#screens/register/edit-action.ts';
import { AddButton } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { Referrer } from '../referrer.contract.ts';
import { useReferrerPage } from '../referrer.hooks.ts';
import { referrerTypes } from '../referrer.rules.ts';
import { t } from '../referrers.texts.ts';
import { referrerColumns } from './referrer-columns.tsx';
import { referrerList, statusFilters } from './referrer-list.address.ts';

const ReferrerForm = lazyPart(() => import('../form/referrer-form.tsx'), 'ReferrerForm');

/** Everybody who refers patients. */
export function ReferrersTab() {
  const mayWrite = useMay()('referrals.commissions');
  const format = useFormat();
  const list = useListAddress(referrerList);
  const [edited, setEdited] = useState<Referrer | 'new'>();
  const query = useReferrerPage(list.request);
  const columns = useMemo(() => referrerColumns(format), [format]);
  const add = () => setEdited('new');

  return (
    <>
      {mayWrite && (
        <Group justify="flex-end" mb="md">
          <AddButton label={t('addReferrer')} onClick={add} />
        </Group>
      )}
      <RegisterList
        words={t}
        icon="users"
        list={list}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        {...(mayWrite && {
          rowActions: (referrer: Referrer) => [editAction(() => setEdited(referrer))],
          onAdd: add,
        })}
      >
        <ListSearch list={list} label={t('searchLabel')} placeholder={t('searchPlaceholder')} />
        <FilterSelect
          label={t('type')}
          all={t('allTypes')}
          options={referrerTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...list.field('type')}
        />
        <FilterSelect
          label={t('status')}
          options={statusFilters.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </RegisterList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(referrer, dialog) => <ReferrerForm {...(referrer && { referrer })} {...dialog} />}
      </EditedRecord>
    </>
  );
}
