import { Button } from '@mantine/core';
import { lazy, useMemo, useState } from 'react';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { listSort, sortWord, useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ImportLink } from '#screens/tables/import-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { LabTest } from '../lab-test.contract.ts';
import { useLabTestCounts, useLabTestPage } from '../lab-test.hooks.ts';
import { t } from '../lab-tests.texts.ts';
import { LabTestCards } from './lab-test-cards.tsx';
import { labTestColumns } from './lab-test-columns.tsx';
import { labTestList } from './lab-test-list.address.ts';
import { useDeleteLabTest } from './use-delete-lab-test.ts';
import { UsualTests } from './usual-tests.tsx';

const LabTestForm = lazy(async () => ({ default: (await import('../form/lab-test-form.tsx')).LabTestForm }));

/** The tests a hospital offers: what they cost, what is normal, and when somebody must be told. */
export function LabTestManagerScreen() {
  const format = useFormat();
  const list = useListAddress(labTestList);
  const [edited, setEdited] = useState<LabTest | 'new'>();
  const query = useLabTestPage(list.request);
  const categories = useLabTestCounts().data?.categories ?? [];
  const columns = useMemo(() => labTestColumns(format), [format]);
  const deletion = useDeleteLabTest();
  const add = () => setEdited('new');

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <UsualTests />
            <ImportLink to="/dashboard/import/lab-tests" />
            <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
              {t('addTest')}
            </Button>
          </>
        }
      />
      <LabTestCards />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={(test) => [
          { label: t('edit'), icon: 'edit', onClick: () => setEdited(test) },
          {
            label: t('delete'),
            icon: 'trash',
            isDestructive: true,
            isBusy: deletion.busyId === test.id,
            onClick: () => void deletion.start(test),
          },
        ]}
        sort={listSort(list.address.sort)}
        onSort={(sort) => list.field('sort').onChange(sortWord(sort))}
        shown={(count) => t('counted', { count })}
        none={{
          title: t('noneFound'),
          icon: 'flask',
          hint: t('noneYet'),
          first: { label: t('addFirst'), onClick: add },
          importFrom: '/dashboard/import/lab-tests',
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
          label={t('category')}
          all={t('allCategories')}
          options={categories.map(({ name }) => ({ value: name, label: name }))}
          {...list.field('category')}
        />
      </AddressedList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(test, dialog) => <LabTestForm {...(test && { test })} {...dialog} />}
      </EditedRecord>
    </>
  );
}
