import { Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { PaperList } from '#screens/papers/list/paper-list.tsx';
import { StatusFilter } from '#screens/papers/list/status-filter.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { assessmentTypes, listedStatuses } from '../assessment.contract.ts';
import { useAssessmentPage } from '../assessment.calls.ts';
import { patientName } from '../assessment.words.ts';
import { t } from '../assessments.texts.ts';
import { assessmentColumns } from './assessment-columns.tsx';
import { assessmentList } from './assessment-list.address.ts';

const AssessmentForm = lazyPart(() => import('../form/assessment-form.tsx'), 'AssessmentForm');

/** Nursing assessments, the newest first, and a new one. */
export function AssessmentsScreen() {
  const may = useMay();
  const format = useFormat();
  const list = useListAddress(assessmentList);
  const [isWriting, setWriting] = useState(false);
  const query = useAssessmentPage(list.request);
  const columns = useMemo(() => assessmentColumns(format), [format]);
  return (
    <>
      <PaperList
        words={t}
        icon="clipboard"
        onAdd={may('nursing.write') && (() => setWriting(true))}
        list={list}
        query={query}
        columns={columns}
        rowName={({ patient, assessmentDate }) =>
          `${patientName(patient)}, ${format.dateTime(assessmentDate)}`
        }
      >
        <FilterSelect
          label={t('type')}
          all={t('allTypes')}
          options={assessmentTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...list.field('assessmentType')}
        />
        <StatusFilter words={t} statuses={listedStatuses} {...list.field('status')} />
      </PaperList>
      <Suspense fallback={null}>
        {isWriting && <AssessmentForm patientId={list.address.patientId} onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  );
}
