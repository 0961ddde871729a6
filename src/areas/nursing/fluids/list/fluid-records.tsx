import { Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListPaging, ListQuery, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { FluidRecord } from '../fluid.contract.ts';
import { patientName } from '../fluid.words.ts';
import { t } from '../fluids.texts.ts';
import { fluidColumns } from './fluid-columns.tsx';

const CorrectFluidsForm = lazyPart(() => import('../form/correct-fluids-form.tsx'), 'CorrectFluidsForm');

export interface FluidRecordsProps {
  query: ListQuery<FluidRecord>;
  paging?: ListPaging;
  /** Every record is of one patient, whose chart is open. */
  isOfOne?: boolean;
  isNarrowed: boolean;
  onClear?: (() => void) | undefined;
  /** Opens the form of the first record, for who may. */
  onRecord?: (() => void) | false;
}

/** Records with what can still be done with each: look at the patient's chart, mark it as an error. */
export function FluidRecords({
  query,
  paging,
  isOfOne = false,
  isNarrowed,
  onClear,
  onRecord,
}: FluidRecordsProps) {
  const may = useMay();
  const format = useFormat();
  const [marked, setMarked] = useState<FluidRecord>();
  const columns = useMemo(() => fluidColumns(format, isOfOne), [format, isOfOne]);

  function actionsOf(record: FluidRecord): RowAction[] {
    const view: RowAction = {
      label: t('view'),
      icon: 'eye',
      renderRoot: (props) => (
        <Link {...props} to={`/dashboard/patients/${record.patient.id}/intake-output`} />
      ),
    };
    const mayMark = record.enteredInError === null && may('nursing.write');
    const correct: RowAction = { label: t('correct'), icon: 'alert', onClick: () => setMarked(record) };
    return [...(isOfOne ? [] : [view]), ...(mayMark ? [correct] : [])];
  }

  return (
    <>
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
            icon="clipboard"
            hint={t('noneYet')}
            first={onRecord && { label: t('recordFirst'), onClick: onRecord }}
            narrowedHint={t('noneMatch')}
            isNarrowed={isNarrowed}
            onClear={onClear}
            after={paging?.cursor}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      <Suspense fallback={null}>
        {marked && <CorrectFluidsForm key={marked.id} record={marked} onClose={() => setMarked(undefined)} />}
      </Suspense>
    </>
  );
}
