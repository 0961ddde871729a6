import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { doctorWords } from '../../orders/lab-order.words.ts';
import { ResultFlag, ResultValue } from '../../results/detail/result-flag.tsx';
import type { LabAlert } from '../lab-alert.contract.ts';
import { useLabAlerts } from '../lab-alert.hooks.ts';
import { t } from '../lab-alerts.texts.ts';

const AcknowledgeForm = lazy(async () => ({
  default: (await import('../form/acknowledge-form.tsx')).AcknowledgeForm,
}));

const shownAtFirst = 3;

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
  const rows = useLabAlerts({ ...(patientId && { patientId }), ...(scope && { scope }) }).data?.rows ?? [];
  const [chosen, setChosen] = useState<LabAlert>();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  return (
    <div aria-live="polite">
      {rows.length > 0 && (
        <Alert color="red" icon={<Icon name="alert" />} title={t('title', { count: rows.length })} mb="md">
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            {shown.map((alert) => (
              <li key={alert.id}>
                <Entry alert={alert} onView={onView} onAcknowledge={() => setChosen(alert)} />
              </li>
            ))}
          </Stack>
          {shown.length < rows.length && (
            <Button mt="sm" size="xs" variant="default" onClick={() => setWhole(true)}>
              {t('showMore')}
            </Button>
          )}
        </Alert>
      )}
      <Suspense fallback={null}>
        {chosen && <AcknowledgeForm alert={chosen} onClose={() => setChosen(undefined)} />}
      </Suspense>
    </div>
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
    <Group justify="space-between" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {t('entry', {
              test: orRestricted(testName),
              patient: name,
              patientNumber: patient.patientNumber,
            })}
          </Text>
          {result !== null && <ResultValue result={result} unit={unit} flag={flag} />}
          <ResultFlag flag={flag} />
          {!alert.isVerified && !alert.isCorrected && (
            <StatusBadge tone="warning">{t('unverified')}</StatusBadge>
          )}
          {alert.escalatedAt && <StatusBadge tone="danger">{t('passedOn')}</StatusBadge>}
          {alert.isCorrected && <StatusBadge tone="special">{t('corrected')}</StatusBadge>}
        </Group>
        <Text size="sm">{t('facts', facts)}</Text>
      </div>
      <Group gap="xs">
        {onView && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('viewOf', { order: orderNumber })}
            onClick={() => onView(alert.orderId)}
          >
            {t('view')}
          </Button>
        )}
        {alert.mayAcknowledge && (
          <Button
            size="xs"
            color="red"
            aria-label={t('acknowledgeOf', { test: orRestricted(testName), patient: name })}
            onClick={onAcknowledge}
          >
            {t('acknowledge')}
          </Button>
        )}
        {!alert.mayAcknowledge && may('lab.results') && <Text size="sm">{t('needsClinician')}</Text>}
      </Group>
    </Group>
  );
}
