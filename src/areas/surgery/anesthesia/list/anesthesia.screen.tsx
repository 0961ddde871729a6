import { Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { PaperList } from '#screens/papers/list/paper-list.tsx';
import { StatusFilter } from '#screens/papers/list/status-filter.tsx';
import { StatusFigures } from '#screens/papers/list/status-figures.tsx';
import { useListedCount } from '#screens/papers/list/use-listed-count.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { CaseFilter } from '../../papers/form/case-filter.tsx';
import { anesthesiaFilters } from '../anesthesia.contract.ts';
import { useAnesthesiaCounts, useAnesthesiaPage } from '../anesthesia.calls.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaColumns } from './anesthesia-columns.tsx';
import { anesthesiaList } from './anesthesia-list.address.ts';

const RecordForm = lazyPart(() => import('../form/record-form.tsx'), 'RecordForm');

/** Anesthesia records, the newest first, and a new one. */
export function AnesthesiaScreen() {
  const may = useMay();
  const list = useListAddress(anesthesiaList);
  const query = useAnesthesiaPage(list.request);
  const [isPlanning, setPlanning] = useState(false);
  const columns = useMemo(() => anesthesiaColumns(), []);
  const { caseId } = list.address;
  const { data: counts, isPending } = useAnesthesiaCounts();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const caption = t('caption', useListedCount({ total, isNarrowed: list.isNarrowed, page: query.data }));
  const known = query.data?.rows.find((row) => row.case.id === caseId)?.case;
  return (
    <>
      <PaperList
        words={t}
        icon="heart"
        onAdd={may('surgery.anesthesia') && (() => setPlanning(true))}
        figures={
          <StatusFigures
            label={t('figures')}
            isPending={isPending}
            figures={[
              { label: t('planned'), value: counts?.planned, icon: 'calendar', tone: 'info' },
              { label: t('inProgress'), value: counts?.inProgress, icon: 'clock', tone: 'warning' },
              { label: t('completed'), value: counts?.completed, icon: 'check', tone: 'success' },
              { label: t('complicated'), value: counts?.complicated, icon: 'alert', tone: 'danger' },
            ]}
            inError={counts?.enteredInError}
          />
        }
        heading={caption}
        list={list}
        query={query}
        columns={columns}
        rowName={({ case: kase }) => kase.caseNumber}
        rowActions={({ id }) => [
          {
            label: t('view'),
            icon: 'eye',
            renderRoot: (props) => <Link {...props} to={`/dashboard/surgery/anesthesia/${id}`} />,
          },
        ]}
      >
        <CaseFilter value={caseId} known={known} onChange={(next) => list.filter({ caseId: next })} />
        <StatusFilter words={t} statuses={anesthesiaFilters} {...list.field('status')} />
      </PaperList>
      <Suspense fallback={null}>
        {isPlanning && <RecordForm caseId={caseId} onClose={() => setPlanning(false)} />}
      </Suspense>
    </>
  );
}
