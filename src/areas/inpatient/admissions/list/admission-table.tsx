import { Title } from '@mantine/core';
import { useMemo } from 'react';
import { useMay } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { listSort, sortWord } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { patientName } from '../../beds/bed.words.ts';
import { bedIcon } from '../../inpatient.icons.ts';
import { useAdmissionPage } from '../admission.hooks.ts';
import { t } from '../admissions.texts.ts';
import { admissionColumns } from './admission-columns.tsx';
import { AdmissionFilters } from './admission-filters.tsx';
import type { AdmissionListState } from './admission-list.address.ts';

/** Recent admissions, the newest first, and every other one through filters and pages. */
export function AdmissionTable({ list }: { list: AdmissionListState }) {
  const may = useMay();
  const format = useFormat();
  const query = useAdmissionPage(list.request);
  const columns = useMemo(() => admissionColumns(format), [format]);
  return (
    <>
      <Title order={2} size="h4" mb={4}>
        {t('recent')}
      </Title>
      <AdmissionFilters list={list} />
      <DataList
        caption={t('recent')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ admissionNumber, patient }) => `${admissionNumber}, ${patientName(patient)}`}
        sort={listSort(list.address.sort)}
        onSort={(sort) => list.field('sort').onChange(sortWord(sort))}
        paging={list.paging}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <ListEmpty
            title={t('noneFound')}
            icon={bedIcon}
            hint={t('noneYet')}
            first={may('admissions.write') && { label: t('newAdmission'), to: '/dashboard/admission/new' }}
            narrowedHint={t('noneMatch')}
            isNarrowed={list.isNarrowed}
            onClear={list.clear}
            after={list.address.after}
          />
        }
        errorMessage={t('failedToLoad')}
      />
    </>
  );
}
