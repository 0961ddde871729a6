import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { AllergyNote } from '#screens/safety/allergy-note.tsx';
import { FindingNote } from '#screens/safety/finding-note.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { PrescriptionStatus } from '../../prescriptions/list/prescription-columns.tsx';
import type { OpenedDispensing } from '../dispensing.contract.ts';
import { useDispensing } from '../dispensing.hooks.ts';
import { t } from '../dispensing.texts.ts';
import { HandOutForm } from '../form/hand-out-form.tsx';
import { HandedOut } from './handed-out.tsx';

const back = <BackLink to="/dashboard/pharmacy/dispensing" label={t('backToQueue')} />;

/** One prescription at the counter: what the checks say, what is handed out, what was. */
export function DispensingScreen() {
  const prescriptionId = useRouteParameter('prescriptionId');
  return (
    <OpenedRecord
      query={useDispensing(prescriptionId)}
      missing={{ icon: 'clipboard', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(opened) => <Opened opened={opened} />}
    </OpenedRecord>
  );
}

function Opened({ opened }: { opened: OpenedDispensing }) {
  const { prescription, patient } = opened;
  return (
    <>
      <PageHeader
        title={prescription.prescriptionNumber}
        description={
          <Group gap="xs">
            <PrescriptionStatus prescription={prescription} />
            {prescription.dischargedFrom !== null && t('toTakeHome')}
          </Group>
        }
        back={back}
      />
      <PatientHeading patient={patient} />
      <Checks opened={opened} />
      {prescription.status !== 'cancelled' && opened.lines.length > 0 && (
        <HandOutForm key={prescription.version} opened={opened} />
      )}
      <HandedOut opened={opened} />
    </>
  );
}

/** Allergies and findings come first: whoever hands out reads them before anything else. */
function Checks({ opened: { allergies, findings: checks, prescription } }: { opened: OpenedDispensing }) {
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-labelledby="checks">
      <Title order={2} size="h4" id="checks" mb="sm">
        {t('checks')}
      </Title>
      <AllergyNote known={allergies} />
      {checks.length === 0 && <Text c="dimmed">{t('noChecks')}</Text>}
      <Stack gap="sm">
        {checks.map((check) => (
          <div key={`${check.lineId} ${check.key}`}>
            <Text size="sm" fw={600}>
              {t('checkLine', { name: prescription.lines.find(({ id }) => id === check.lineId)?.name ?? '' })}{' '}
              {check.isNew && check.severity === 'stop' && (
                <StatusBadge tone="danger">{t('isNew')}</StatusBadge>
              )}
            </Text>
            <FindingNote finding={check} />
            {check.reason && (
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {t('passedBecause', { reason: check.reason })}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
