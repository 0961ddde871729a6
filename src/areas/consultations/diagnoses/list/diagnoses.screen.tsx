import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useStatusChange } from '#screens/write/use-status-change.ts';
import { ImportLink } from '#screens/tables/import-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { stethoscopeIcon } from '../../consultations.icons.ts';
import { updateDiagnosis } from '../diagnosis.calls.ts';
import type { Diagnosis } from '../diagnosis.contract.ts';
import { useDiagnosisPage, useRefreshDiagnoses } from '../diagnosis.hooks.ts';
import { t } from '../diagnoses.texts.ts';
import { diagnosisList } from './diagnosis-list.address.ts';

const DiagnosisForm = lazy(async () => ({
  default: (await import('../form/diagnosis-form.tsx')).DiagnosisForm,
}));

const columns: ListColumn<Diagnosis>[] = [
  { id: 'title', title: t('columnTitle'), render: ({ title }) => title },
  { id: 'code', title: t('columnCode'), render: ({ code }) => code },
  {
    id: 'notifiable',
    title: t('notifiable'),
    render: ({ isNotifiable }) => isNotifiable && <StatusBadge tone="warning">{t('notifiable')}</StatusBadge>,
  },
  {
    id: 'status',
    title: t('status'),
    render: ({ status }) => (
      <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status_${status}`)}</StatusBadge>
    ),
  },
];

/** The hospital's list of diagnoses: searched, added, changed, taken out of use. */
export function DiagnosesScreen() {
  const list = useListAddress(diagnosisList);
  const query = useDiagnosisPage(list.request);
  const refresh = useRefreshDiagnoses();
  const [edited, setEdited] = useState<Diagnosis | 'new'>();
  const byId = new Map(query.data?.rows.map((row) => [row.id, row]));
  const status = useStatusChange<Diagnosis>({
    words: (key, name) => t(key, { name }),
    call: ({ id, version, to }, submission) =>
      updateDiagnosis({ diagnosisId: id, version, code: byId.get(id)?.code ?? null, status: to }, submission),
    failed: () => t('failedToChange'),
    onSettled: refresh,
  });

  function actionsOf(diagnosis: Diagnosis): RowAction[] {
    return [
      { label: t('edit'), icon: 'edit', onClick: () => setEdited(diagnosis) },
      status.actionOf({ ...diagnosis, name: diagnosis.title, isActive: diagnosis.status === 'active' }),
    ];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            <ImportLink to="/dashboard/import/diagnoses" label={t('importFile')} />
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          </>
        }
      />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ title }) => title}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: stethoscopeIcon,
          hint: t('noneYet'),
          first: { label: t('addFirst'), onClick: () => setEdited('new') },
          importFrom: { to: '/dashboard/import/diagnoses', label: t('importFile') },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <SearchBox
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={list.address.q}
          onSearch={list.field('q').onChange}
        />
        <FilterSelect
          label={t('status')}
          options={[
            { value: 'active', label: t('status_active') },
            { value: 'inactive', label: t('status_inactive') },
            { value: 'all', label: t('allStatuses') },
          ]}
          {...list.field('status')}
        />
      </AddressedList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(diagnosis, dialog) => <DiagnosisForm diagnosis={diagnosis} {...dialog} />}
      </EditedRecord>
    </>
  );
}
