import { Button, Group } from '@mantine/core';
import { lazy, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import type { Referrer } from '../referrer.contract.ts';
import { useReferrerPage } from '../referrer.hooks.ts';
import { referrerTypes } from '../referrer.rules.ts';
import { t } from '../referrers.texts.ts';
import { referrerColumns } from './referrer-columns.tsx';
import { referrerList, statusFilters } from './referrer-list.address.ts';

const ReferrerForm = lazy(async () => ({
  default: (await import('../form/referrer-form.tsx')).ReferrerForm,
}));

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
          <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
            {t('addReferrer')}
          </Button>
        </Group>
      )}
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        {...(mayWrite && {
          rowActions: (referrer: Referrer) => [
            { label: t('edit'), icon: 'edit' as const, onClick: () => setEdited(referrer) },
          ],
        })}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'users',
          hint: t('noneYet'),
          first: mayWrite && { label: t('addFirst'), onClick: add },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <SearchBox
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          value={list.address.q}
          onSearch={list.field('q').onChange}
        />
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
      </AddressedList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(referrer, dialog) => <ReferrerForm {...(referrer && { referrer })} {...dialog} />}
      </EditedRecord>
    </>
  );
}
