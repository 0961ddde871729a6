import { Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { correctionsOf } from '#screens/papers/corrections.ts';
import { Addenda } from '#screens/papers/later-entries.tsx';
import { PaperPage, type PaperPageProps } from '#screens/papers/paper-page.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Panel } from '#ui/page/panel.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { caseName } from '../../papers/paper-case.words.ts';
import { CaseSafetyLine } from '../../safety/safety-line.tsx';
import {
  addAnesthesiaAddendum,
  markAnesthesia,
  useAnesthesia,
  useRefreshAnesthesia,
} from '../anesthesia.calls.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaRefusals, anesthesiaTone } from '../anesthesia.words.ts';
import { AnesthesiaChart } from '../chart/anesthesia-chart.tsx';
import { EventEntry } from '../form/event-entry.tsx';
import { FluidEntry } from '../form/fluid-entry.tsx';
import { MedicationEntry } from '../form/medication-entry.tsx';
import { RecoveryEntry } from '../form/recovery-entry.tsx';
import { VitalsEntry } from '../form/vitals-entry.tsx';
import { ChartEntries } from './chart-entries.tsx';
import { ChartTotals } from './chart-totals.tsx';
import { RecordFacts } from './record-facts.tsx';

const RecordForm = lazyPart(() => import('../form/record-form.tsx'), 'RecordForm');
const CompleteForm = lazyPart(() => import('../form/complete-form.tsx'), 'CompleteForm');
const StartForm = lazyPart(() => import('../form/start-form.tsx'), 'StartForm');
const AnesthesiaPrint = lazyPart(() => import('../print/anesthesia-print.tsx'), 'AnesthesiaPrint');

const back = <BackLink to="/dashboard/surgery/anesthesia" label={t('back')} />;

/** One anesthesia record with its chart. */
export function AnesthesiaRecordScreen() {
  const anesthesiaId = useRouteParameter('anesthesiaId');
  return (
    <OpenedRecord
      query={useAnesthesia({ anesthesiaId })}
      missing={{ icon: 'heart', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(record) => <Opened key={record.id} record={record} />}
    </OpenedRecord>
  );
}

function Opened({ record }: { record: AnesthesiaRecord }) {
  const may = useMay();
  const refresh = useRefreshAnesthesia();
  const { case: kase, patient, status, content, enteredInError } = record;
  const writes = may('surgery.anesthesia') && content !== null && enteredInError === null;
  const { actions, dialogs } = useRecordActions(record, writes);
  const isCharting = status === 'in_progress' && writes;
  return (
    <PaperPage
      title={t('detailTitle', { case: caseName(kase) })}
      badges={
        <StatusBadge tone={enteredInError ? 'neutral' : anesthesiaTone[status]}>
          {t(`status_${status}`)}
        </StatusBadge>
      }
      back={back}
      renderPrint={content !== null && ((onClose) => <AnesthesiaPrint paper={record} onClose={onClose} />)}
      actions={actions}
      mark={enteredInError}
      {...correctionsOf({
        paper: t('record'),
        named: { anesthesiaId: record.id },
        add: writes && record.endTime !== null && addAnesthesiaAddendum,
        mark: writes && markAnesthesia,
        markText: t('markRecordText'),
        refusals: anesthesiaRefusals,
        refresh,
      })}
      patient={<PatientHeading patient={patient} />}
    >
      <CaseSafetyLine caseId={kase.id} patientId={patient.id} />
      {content ? (
        <>
          <Panel title={t('chart')}>
            <AnesthesiaChart record={record} />
          </Panel>
          {isCharting && (
            <>
              <VitalsEntry record={record} />
              <MedicationEntry record={record} />
              <FluidEntry record={record} />
              <EventEntry record={record} />
              <RecoveryEntry record={record} />
            </>
          )}
          <ChartTotals record={record} />
          <RecordFacts record={record} content={content} />
          <ChartEntries record={record} mayMark={isCharting} />
        </>
      ) : (
        <Text>{t('restricted')}</Text>
      )}
      <Addenda addenda={record.addenda} />
      {dialogs}
    </PaperPage>
  );
}

/** What can be done with it by the person who looks, and the dialogs that this opens. */
function useRecordActions(record: AnesthesiaRecord, writes: boolean) {
  const [task, setTask] = useState<'start' | 'complete'>();
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState<AnesthesiaRecord>();
  const close = () => setTask(undefined);
  const { status } = record;
  const actions: PaperPageProps['actions'] = writes && [
    record.endTime === null && { label: t('edit'), onClick: () => setEdited(record) },
    status === 'planned' && { label: t('start'), isMain: true, onClick: () => setTask('start') },
    status === 'in_progress' && { label: t('complete'), isMain: true, onClick: () => setTask('complete') },
  ];
  const dialogs = (
    <Suspense fallback={null}>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(stored, dialog) => <RecordForm stored={stored} {...dialog} />}
      </EditedRecord>
      {task === 'start' && <StartForm record={record} onClose={close} />}
      {task === 'complete' && <CompleteForm record={record} onClose={close} />}
    </Suspense>
  );
  return { actions, dialogs };
}
