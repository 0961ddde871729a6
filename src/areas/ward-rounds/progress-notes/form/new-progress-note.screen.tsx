import { Paper, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useProblems } from '#areas/consultations/consultations-web.public.ts';
import { type Admission, useAdmission } from '#areas/inpatient/ward-parts.public.ts';
import { RecentResults } from '#areas/laboratory/laboratory-web.public.ts';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Flowsheet } from '#areas/vitals/vitals-web.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { mayTryAgain, refusalWords } from '#screens/refusal/refusal-words.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { NotesPanel } from '../detail/notes-panel.tsx';
import { t } from '../progress-notes.texts.ts';
import classes from './new-progress-note.module.css';
import { problemsToNote } from './progress-note-form.values.ts';
import { ProgressNoteForm } from './progress-note-form.tsx';

/** Writing a progress note, beside the last one and what was measured since. */
export function NewProgressNoteScreen() {
  const admissionId = useRouteParameter('admissionId');
  const back = <BackLink to={`/dashboard/inpatients/${admissionId}`} label={t('backToRound')} />;
  return (
    <OpenedRecord
      query={useAdmission(admissionId)}
      missing={{ icon: 'edit', title: t('missingStayTitle'), text: t('missingStayText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(admission) => (
        <>
          <PageHeader title={t('newTitle')} back={back} />
          <PatientHeading patient={admission.patient} />
          <div className={classes['parts']}>
            <Paper withBorder p="sm">
              <Form admission={admission} />
            </Paper>
            <div className={classes['beside']}>
              <NotesPanel admissionId={admissionId} shown={1} title={t('last')} />
              <Flowsheet patientId={admission.patient.id} admissionId={admissionId} />
              <RecentResults patientId={admission.patient.id} />
            </div>
          </div>
        </>
      )}
    </OpenedRecord>
  );
}

/** The form once the problems of the patient are known, with which it begins. */
function Form({ admission }: { admission: Admission }) {
  const navigate = useNavigate();
  const query = useProblems(admission.patient.id);
  if (query.isPending) return <LoadingSkeleton lines={8} />;
  if (!query.data) {
    const refusal = refusalWords(query.error);
    if (refusal !== undefined && !mayTryAgain(query.error)) return <Text>{refusal}</Text>;
    return (
      <ErrorPanel message={t('failedToProblems')} onRetry={query.refetch} isRetrying={query.isFetching} />
    );
  }
  return (
    <ProgressNoteForm
      admissionId={admission.id}
      problems={problemsToNote(query.data.rows, admission.primaryDiagnosis)}
      onClose={() => void navigate({ to: `/dashboard/inpatients/${admission.id}` as never })}
    />
  );
}
