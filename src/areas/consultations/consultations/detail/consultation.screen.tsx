import { Alert, Anchor, Grid, Paper, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { PatientAllergies, PatientHeading } from '#areas/patients/patient-record.public.ts';
import { closedRecordSlot } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { SlotView } from '#client/registration/slot-view.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay, usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import type { ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import { inErrorStatus } from '#kernel/papers/paper-status.rules.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { InErrorNote } from '#screens/papers/in-error-note.tsx';
import { PaperPage } from '#screens/papers/paper-page.tsx';
import { SignedLine } from '#screens/papers/signed-line.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatePage } from '#ui/state/state-page.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { stethoscopeIcon } from '../../consultations.icons.ts';
import { PatientProblems } from '../../problems/list/patient-problems.tsx';
import type { Consultation } from '../consultation.contract.ts';
import { useConsultation } from '../consultation.hooks.ts';
import { patientName } from '../consultation.words.ts';
import { t } from '../consultations.texts.ts';
import { ConsultationEditor } from '../form/consultation-editor.tsx';
import { ConsultationStatus } from '../list/consultation-columns.tsx';
import { DraftToRead } from './draft-to-read.tsx';
import { LastVisit } from './last-visit.tsx';
import { Orders } from './orders.tsx';

import { Amendments, SignedNote } from './signed-note.tsx';
import { useSensitivity } from './use-sensitivity.ts';

const AmendForm = lazyPart(() => import('../form/amend-form.tsx'), 'AmendForm');
const ConsultationPrint = lazyPart(() => import('../print/consultation-print.tsx'), 'ConsultationPrint');

const back = <BackLink to="/dashboard/consultations" label={t('back')} />;

/** One consultation: the draft to write, or what was signed. */
export function ConsultationScreen() {
  const consultationId = useRouteParameter('consultationId');
  return (
    <OpenedRecord
      query={useConsultation(consultationId)}
      missing={{ icon: stethoscopeIcon, title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
      onError={ifRestricted}
    >
      {(consultation) => <Opened key={consultation.id} consultation={consultation} />}
    </OpenedRecord>
  );
}

function ifRestricted(error: unknown) {
  if (!(error instanceof CallError) || error.code !== 'RECORD_RESTRICTED') return undefined;
  const { patientId } = error.facts;
  return (
    <StatePage
      icon="lock"
      title={t('restrictedTitle')}
      text={t('restrictedText')}
      action={
        <Anchor component={Link} to={`/dashboard/patients/${String(patientId)}`}>
          {t('openPatient')}
        </Anchor>
      }
    />
  );
}

function Opened({ consultation }: { consultation: Consultation }) {
  const { dateTime } = useFormat();
  const may = useMay();
  const sensitivity = useSensitivity(consultation);
  const [isAmending, setAmending] = useState(false);
  const { patient, authorName, startedAt, status, isClosed, isEnteredInError, note } = consultation;
  const isSigned = status === 'signed';
  // In one column what nobody may miss stands before what is written.
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  return (
    <PaperPage
      title={t('of', { patient: patientName(patient) })}
      badges={
        <>
          <Text span c="dimmed" size="sm">
            {t('startedBy', { name: authorName, time: dateTime(startedAt) })}
          </Text>
          <ConsultationStatus consultation={consultation} />
        </>
      }
      back={back}
      renderPrint={
        note !== null &&
        ((onClose) => <ConsultationPrint consultation={consultation} note={note} onClose={onClose} />)
      }
      actions={
        !isClosed &&
        status !== 'discarded' && [
          sensitivity,
          isSigned &&
            !isEnteredInError &&
            may('emr.write') && { label: t('amend'), isMain: true, onClick: () => setAmending(true) },
        ]
      }
      patient={<PatientHeading patient={patient} />}
    >
      <InErrorNote mark={markOf(consultation)} />
      <Grid>
        {isNarrow && (
          <Grid.Col span={12}>
            <PatientAllergies patientId={patient.id} />
          </Grid.Col>
        )}
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Content consultation={consultation} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="md" component="aside" aria-label={t('beside')}>
            {!isNarrow && <PatientAllergies patientId={patient.id} />}
            <PatientProblems patientId={patient.id} />
            <LastVisit consultation={consultation} />
          </Stack>
        </Grid.Col>
      </Grid>
      <Suspense fallback={null}>
        {isAmending && <AmendForm consultation={consultation} onClose={() => setAmending(false)} />}
      </Suspense>
    </PaperPage>
  );
}

/** The amendment that says it was entered in error; what is closed shows none. */
function markOf({ amendments }: Consultation): ErrorMark {
  const marked = amendments.find(({ kind }) => kind === inErrorStatus);
  return marked ? { reason: marked.reason, byName: marked.amendedByName, at: marked.amendedAt } : null;
}

function Content({ consultation }: { consultation: Consultation }) {
  const { user } = usePerson();
  const may = useMay();
  const { status, isClosed, isEnteredInError, note, authorId, authorName } = consultation;
  if (isClosed) {
    return (
      <Alert color="gray" icon={<Icon name="lock" />} title={t('closedTitle')}>
        <Stack gap="sm" align="flex-start">
          {t('closedText')}
          <SlotView
            slot={closedRecordSlot}
            props={{ patientId: consultation.patient.id }}
            wrap={inBoundary}
          />
        </Stack>
      </Alert>
    );
  }
  if (status === 'draft' && authorId === user.id && may('emr.write')) {
    return <ConsultationEditor consultation={consultation} />;
  }
  if (status !== 'signed') return <DraftToRead consultation={consultation} />;
  return (
    <Stack gap="md">
      {note && (
        <Paper component="section" withBorder p="md" aria-label={t('status_signed')}>
          <SignedNote consultation={consultation} note={note} />
          <SignedLine name={authorName} at={note.signedAt} />
        </Paper>
      )}
      <Amendments consultation={consultation} />
      {!isEnteredInError && note && may('emr.write') && <Orders consultation={consultation} content={note} />}
    </Stack>
  );
}
