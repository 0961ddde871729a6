import { Button, Paper, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { BodyMap } from '../body/body-map.tsx';
import { correctWound } from '../wound.calls.ts';
import type { Wound, WoundObservation } from '../wound.contract.ts';
import { useRefreshWounds, useWounds } from '../wound.hooks.ts';
import { mapWords, marksOf, woundRefusals } from '../wound.words.ts';
import { t } from '../wounds.texts.ts';
import { WoundPanel } from './wound-panel.tsx';

const RecordWoundForm = lazyPart(() => import('../form/record-wound-form.tsx'), 'RecordWoundForm');
const ObserveWoundForm = lazyPart(() => import('../form/observe-wound-form.tsx'), 'ObserveWoundForm');
const WoundsPrint = lazyPart(() => import('../print/wounds-print.tsx'), 'WoundsPrint');

/** The wounds of a patient: where each is, and how it went. */
export function WoundsScreen() {
  const patientId = useRouteParameter('patientId');
  const back = <BackLink to={`/dashboard/patients/${patientId}`} label={t('back')} />;
  return (
    <OpenedRecord
      query={useWounds(patientId)}
      missing={{ icon: 'heart', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {({ patient, rows }) => <OpenedWounds patient={patient} wounds={rows} back={back} />}
    </OpenedRecord>
  );
}

type Task =
  | { kind: 'record' | 'print' }
  | { kind: 'observe'; wound: Wound }
  | { kind: 'correct'; wound: Wound; observation: WoundObservation };

interface OpenedWoundsProps {
  patient: Wound['patient'];
  wounds: readonly Wound[];
  back: React.ReactNode;
}

function OpenedWounds({ patient, wounds, back }: OpenedWoundsProps) {
  const may = useMay();
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={back}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<Icon name="print" size={18} />}
              onClick={() => setTask({ kind: 'print' })}
            >
              {t('print')}
            </Button>
            {may('nursing.write') && (
              <Button onClick={() => setTask({ kind: 'record' })}>{t('record')}</Button>
            )}
          </>
        }
      />
      <PatientHeading patient={patient} />
      <Stack gap="md">
        <Paper withBorder p="md" component="section" aria-label={t('bodyMap')}>
          <BodyMap marks={marksOf(wounds)} label={mapWords(wounds)} />
        </Paper>
        {wounds.length === 0 && <Text c="dimmed">{t('none')}</Text>}
        {wounds.map((wound) => (
          <WoundPanel
            key={wound.id}
            wound={wound}
            onObserve={() => setTask({ kind: 'observe', wound })}
            onCorrect={(observation) => setTask({ kind: 'correct', wound, observation })}
          />
        ))}
      </Stack>
      <Suspense fallback={null}>
        {task?.kind === 'record' && <RecordWoundForm patientId={patient.id} onClose={close} />}
        {task?.kind === 'observe' && (
          <ObserveWoundForm key={task.wound.id} wound={task.wound} onClose={close} />
        )}
        {task?.kind === 'correct' && (
          <CorrectForm wound={task.wound} observation={task.observation} onClose={close} />
        )}
        {task?.kind === 'print' && <WoundsPrint patient={patient} wounds={wounds} onClose={close} />}
      </Suspense>
    </>
  );
}

interface CorrectFormProps {
  wound: Wound;
  observation: WoundObservation;
  onClose: () => void;
}

function CorrectForm({ wound, observation, onClose }: CorrectFormProps) {
  const refresh = useRefreshWounds();
  return (
    <ReasonForm
      title={t('correctTitle')}
      text={t('correctText')}
      label={t('reason')}
      submitLabel={t('correct')}
      draftKey={`wound-error.${observation.id}`}
      send={(reason, submission) =>
        correctWound({ woundId: wound.id, woundObservationId: observation.id, reason }, submission)
      }
      failed={t('failedToCorrect')}
      refusals={woundRefusals}
      done={() => {
        refresh();
        return t('wasCorrected');
      }}
      onRefused={refresh}
      onClose={onClose}
    />
  );
}
