import { lazy, Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { PaperList } from '#screens/papers/list/paper-list.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { assessmentTypes, listedStatuses } from '../assessment.contract.ts';
import { useAssessmentPage } from '../assessment.hooks.ts';
import { patientName } from '../assessment.words.ts';
import { t } from '../assessments.texts.ts';
import { assessmentColumns } from './assessment-columns.tsx';
import { assessmentList } from './assessment-list.address.ts';

const AssessmentForm = lazy(async () => ({
  default: (await import('../form/assessment-form.tsx')).AssessmentForm,
}));

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
        title={t('title')}
        lead={t('lead')}
        write={
          may('nursing.write') && {
            label: t('newAssessment'),
            first: t('createFirst'),
            onClick: () => setWriting(true),
          }
        }
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ patient, assessmentDate }) =>
          `${patientName(patient)}, ${format.dateTime(assessmentDate)}`
        }
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'clipboard',
          hint: t('noneYet'),
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('type')}
          all={t('allTypes')}
          options={assessmentTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...list.field('assessmentType')}
        />
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={listedStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </PaperList>
      <Suspense fallback={null}>
        {isWriting && <AssessmentForm patientId={list.address.patientId} onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  );
}
