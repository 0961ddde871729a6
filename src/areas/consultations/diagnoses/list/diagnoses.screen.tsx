import { useState } from 'react';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { editAction } from '#screens/register/edit-action.ts';
import { InUseFilter } from '#screens/register/in-use-filter.tsx';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { statusColumn } from '#screens/register/status-column.tsx';
import { useStatusChange } from '#screens/register/use-status-change.ts';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { stethoscopeIcon } from '../../consultations.icons.ts';
import { updateDiagnosis, useDiagnosisPage, useRefreshDiagnoses } from '../diagnosis.calls.ts';
import type { Diagnosis } from '../diagnosis.contract.ts';
import { t } from '../diagnoses.texts.ts';
import { diagnosisList } from './diagnosis-list.address.ts';

const DiagnosisForm = lazyPart(() => import('../form/diagnosis-form.tsx'), 'DiagnosisForm');

const columns: ListColumn<Diagnosis>[] = [
  { id: 'title', title: t('columnTitle'), render: ({ title }) => title },
  { id: 'code', title: t('columnCode'), render: ({ code }) => code },
  {
    id: 'notifiable',
    title: t('notifiable'),
    render: ({ isNotifiable }) => isNotifiable && <StatusBadge tone="warning">{t('notifiable')}</StatusBadge>,
  },
  statusColumn(t),
];

/** The hospital's list of diagnoses: searched, added, changed, taken out of use. */
export function DiagnosesScreen() {
  const list = useListAddress(diagnosisList);
  const query = useDiagnosisPage(list.request);
  const [edited, setEdited] = useState<Diagnosis | 'new'>();
  const byId = new Map(query.data?.rows.map((row) => [row.id, row]));
  const status = useStatusChange({
    words: t,
    call: ({ id, version, to }, submission) =>
      updateDiagnosis({ diagnosisId: id, version, code: byId.get(id)?.code ?? null, status: to }, submission),
    onSettled: useRefreshDiagnoses(),
  });

  const actionsOf = (diagnosis: Diagnosis) => [
    editAction(() => setEdited(diagnosis)),
    status.actionOf({ ...diagnosis, name: diagnosis.title }),
  ];
  const adding = {
    onAdd: () => setEdited('new'),
    importFrom: { to: '/dashboard/import/diagnoses', label: t('importFile') } as const,
  };

  return (
    <>
      <RegisterHead words={t} {...adding} />
      <RegisterList
        words={t}
        icon={stethoscopeIcon}
        list={list}
        query={query}
        columns={columns}
        rowName={({ title }) => title}
        rowActions={actionsOf}
        {...adding}
      >
        <ListSearch list={list} label={t('search')} placeholder={t('searchPlaceholder')} />
        <InUseFilter words={t} {...list.field('status')} />
      </RegisterList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(diagnosis, dialog) => <DiagnosisForm diagnosis={diagnosis} {...dialog} />}
      </EditedRecord>
    </>
  );
}
