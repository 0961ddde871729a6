import { Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { AsOf } from '#screens/list/as-of.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListPaging, ListQuery, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { pulseIcon } from '../../vitals.icons.ts';
import type { SubjectOfSet } from '../form/live-judgement.ts';
import { type VitalSigns, vitalsWriters } from '../vital-signs.contract.ts';
import { t } from '../vital-signs.texts.ts';
import { patientName } from '../vital-signs.words.ts';
import { vitalSignsColumns } from './vital-signs-columns.tsx';

const CorrectForm = lazyPart(() => import('../form/correct-form.tsx'), 'CorrectForm');
const EscalateForm = lazyPart(() => import('../form/escalate-form.tsx'), 'EscalateForm');

export interface VitalSignsTableProps {
  query: ListQuery<VitalSigns>;
  paging?: ListPaging;
  /** Every set is of one patient. */
  isOfOne?: boolean;
  isNarrowed: boolean;
  onClear: (() => void) | undefined;
  /** Whose sets they are, where that is known. */
  subject?: SubjectOfSet | undefined;
}

type Task = { kind: 'correct' | 'escalate'; set: VitalSigns };

/** Recorded sets with what can still be said about each: entered in error, and who was called. */
export function VitalSignsTable(props: VitalSignsTableProps) {
  const { query, paging, isOfOne, isNarrowed, onClear, subject } = props;
  const may = useMay();
  const format = useFormat();
  const [task, setTask] = useState<Task>();
  const columns = useMemo(() => vitalSignsColumns(format, isOfOne), [format, isOfOne]);
  const close = () => setTask(undefined);

  function actionsOf(set: VitalSigns): RowAction[] {
    if (set.enteredInError !== null || !may(vitalsWriters)) return [];
    return [
      { label: t('escalate'), icon: 'info', onClick: () => setTask({ kind: 'escalate', set }) },
      { label: t('correct'), icon: 'alert', onClick: () => setTask({ kind: 'correct', set }) },
    ];
  }

  return (
    <>
      <AsOf updatedAt={query.dataUpdatedAt} />
      <DataList
        caption={t('list')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ patient, recordedAt }) => `${patientName(patient)}, ${format.dateTime(recordedAt)}`}
        rowActions={actionsOf}
        paging={paging}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <ListEmpty
            title={t('noneFound')}
            icon={pulseIcon}
            hint={t('noneYet')}
            narrowedHint={t('noneMatch')}
            isNarrowed={isNarrowed}
            onClear={onClear}
            after={paging?.cursor}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      <Suspense fallback={null}>
        {task?.kind === 'correct' && (
          <CorrectForm key={task.set.id} set={task.set} subject={subject} onClose={close} />
        )}
        {task?.kind === 'escalate' && <EscalateForm key={task.set.id} set={task.set} onClose={close} />}
      </Suspense>
    </>
  );
}
