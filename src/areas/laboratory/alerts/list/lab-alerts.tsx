import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { AlarmEntry } from '#screens/alarms/alarm-entry.tsx';
import { AlarmList } from '#screens/alarms/alarm-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { useHoldsBack } from '#ui/state/settled-together.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { doctorWords } from '../../orders/lab-order.words.ts';
import { ResultFlag, ResultValue } from '../../results/detail/result-flag.tsx';
import type { LabAlert } from '../lab-alert.contract.ts';
import { useLabAlerts } from '../lab-alert.hooks.ts';
import { t } from '../lab-alerts.texts.ts';

const AcknowledgeForm = lazyPart(() => import('../form/acknowledge-form.tsx'), 'AcknowledgeForm');

export interface LabAlertsProps {
  /** Only of this patient. */
  patientId?: string;
  /** Only of one's own orders, and those passed on to oneself. */
  scope?: 'own';
  /** Opens the order of an alert, where the screen can. */
  onView?: (orderId: string) => void;
}

/** Critical results that nobody has acknowledged; they stay until somebody puts their name to it. */
export function LabAlerts({ patientId, scope, onView }: LabAlertsProps) {
  const request = { ...(patientId && { patientId }), ...(scope && { scope }) };
  const { data, isPending } = useLabAlerts(request);
  const rows = data?.rows ?? [];
  useHoldsBack(isPending);
  const [chosen, setChosen] = useState<LabAlert>();
  return (
    <>
      <AlarmList title={t('title', { count: rows.length })}>
        {rows.map((alert) => (
          <Entry key={alert.id} alert={alert} onView={onView} onAcknowledge={() => setChosen(alert)} />
        ))}
      </AlarmList>
      <Suspense fallback={null}>
        {chosen && <AcknowledgeForm alert={chosen} onClose={() => setChosen(undefined)} />}
      </Suspense>
    </>
  );
}

interface EntryProps {
  alert: LabAlert;
  onView: LabAlertsProps['onView'];
  onAcknowledge: () => void;
}

function Entry({ alert, onView, onAcknowledge }: EntryProps) {
  const may = useMay();
  const format = useFormat();
  const { testName, patient, orderNumber, result, flag, unit } = alert;
  const name = patientName(patient);
  const facts = { order: orderNumber, doctor: doctorWords(alert), time: format.dateTime(alert.raisedAt) };
  return (
    <AlarmEntry
      title={t('entry', {
        test: orRestricted(testName),
        patient: name,
        patientNumber: patient.patientNumber,
      })}
      badges={
        <>
          {result !== null && <ResultValue result={result} unit={unit} flag={flag} />}
          <ResultFlag flag={flag} />
          {!alert.isVerified && !alert.isCorrected && (
            <StatusBadge tone="warning">{t('unverified')}</StatusBadge>
          )}
          {alert.isCorrected && <StatusBadge tone="special">{t('corrected')}</StatusBadge>}
        </>
      }
      isPassedOn={alert.escalatedAt !== null}
      facts={t('facts', facts)}
      actions={
        onView && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('viewOf', { order: orderNumber })}
            onClick={() => onView(alert.orderId)}
          >
            {t('view')}
          </Button>
        )
      }
      acknowledgeLabel={t('acknowledgeOf', { test: orRestricted(testName), patient: name })}
      onAcknowledge={alert.mayAcknowledge ? onAcknowledge : undefined}
      otherwise={may('lab.results') ? t('needsClinician') : undefined}
    />
  );
}
