import { useMemo, useState } from 'react';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { listSort, sortWord, useListAddress } from '#screens/list/use-list-address.ts';
import { editAction } from '#screens/register/edit-action.ts';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { LabTest } from '../lab-test.contract.ts';
import { useLabTestPage } from '../../laboratory/laboratory.calls.ts';
import { useLabTestCounts } from '../lab-test.hooks.ts';
import { t } from '../lab-tests.texts.ts';
import { LabTestCards } from './lab-test-cards.tsx';
import { labTestColumns } from './lab-test-columns.tsx';
import { labTestList } from './lab-test-list.address.ts';
import { useDeleteLabTest } from './use-delete-lab-test.ts';
import { UsualTests } from './usual-tests.tsx';

const LabTestForm = lazyPart(() => import('../form/lab-test-form.tsx'), 'LabTestForm');

/** The tests a hospital offers: what they cost, what is normal, and when somebody must be told. */
export function LabTestManagerScreen() {
  const format = useFormat();
  const list = useListAddress(labTestList);
  const [edited, setEdited] = useState<LabTest | 'new'>();
  const query = useLabTestPage(list.request);
  const categories = useLabTestCounts().data?.categories ?? [];
  const columns = useMemo(() => labTestColumns(format), [format]);
  const deletion = useDeleteLabTest();
  const adding = { onAdd: () => setEdited('new'), importFrom: '/dashboard/import/lab-tests' } as const;

  return (
    <>
      <RegisterHead words={t} {...adding}>
        <UsualTests />
      </RegisterHead>
      <LabTestCards />
      <RegisterList
        words={t}
        icon="flask"
        list={list}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={(test) => [
          editAction(() => setEdited(test)),
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
        {...adding}
      >
        <ListSearch list={list} label={t('searchLabel')} placeholder={t('searchPlaceholder')} />
        <FilterSelect
          label={t('category')}
          all={t('allCategories')}
          options={categories.map(({ name }) => ({ value: name, label: name }))}
          {...list.field('category')}
        />
      </RegisterList>
      <EditedRecord edited={edited} onEdit={setEdited} form={LabTestForm} />
    </>
  );
}
