import { Alert, Button, Grid, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { CrashBoundary } from '#ui/state/crash-boundary.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { PatientHeading } from '../../heading/detail/patient-heading.tsx';
import { BackToPatients } from './back-to-patients.tsx';
import { OpenedPatient } from './opened-patient.tsx';
import { PatientRecord } from './patient-facts.tsx';
import { fullName, isOnlyRead } from '../patient.words.ts';
import type { Patient } from '../patient.contract.ts';
import { patientTimelineSlot } from '../../patients-web.public.ts';
import { t } from '../patients.texts.ts';
import { useStatusChange } from '../list/use-status-change.ts';

const RestrictionForm = lazy(async () => ({
  default: (await import('../../restrictions/form/restriction-form.tsx')).RestrictionForm,
}));

const JoinedRecords = lazy(async () => ({
  default: (await import('../../joins/detail/joined-records.tsx')).JoinedRecords,
}));

const RegistrationPrint = lazy(async () => ({
  default: (await import('../print/registration-print.tsx')).RegistrationPrint,
}));

/** The record of one patient, and what other areas know of them. */
export function PatientScreen() {
  return <OpenedPatient>{(patient) => <PatientDetails patient={patient} />}</OpenedPatient>;
}

function PatientDetails({ patient }: { patient: Patient }) {
  const may = useMay();
  const format = useFormat();
  const [isPrinting, setPrinting] = useState(false);
  const [isRestricting, setRestricting] = useState(false);
  const { id: patientId, isRestricted } = patient;
  return (
    <>
      <PageHeader
        title={fullName(patient)}
        back={<BackToPatients />}
        actions={
          <PatientActions
            patient={patient}
            onPrint={() => setPrinting(true)}
            onRestrict={() => setRestricting(true)}
          />
        }
      />
      <PatientHeading patient={patient} />
      <Stack gap="md">
        {isRestricted && may('emr.sensitive') && (
          <Alert color="gray" icon={<Icon name="lock" />}>
            {t('isRestricted')}
          </Alert>
        )}
        {patient.dateOfDeath !== null && (
          <Alert color="gray" icon={<Icon name="info" />}>
            {t('hasDied', { date: format.longDate(patient.dateOfDeath) })}
          </Alert>
        )}
        {patient.status === 'inactive' && (
          <Alert color="yellow" icon={<Icon name="archive" />}>
            {t('isInactive')}
          </Alert>
        )}
        {patient.allergies && !may(['emr.read', 'emr.allergies']) && (
          <Alert color="red" title={t('allergyWarning')} icon={<Icon name="alert" />}>
            <Text fw={600} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {patient.allergies}
            </Text>
          </Alert>
        )}
        <Grid>
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="md">
              <SlotView
                slot={patientTimelineSlot}
                props={{ patientId, isDeceased: patient.status === 'deceased' }}
                fallback={<LoadingSkeleton />}
                wrap={inBoundary}
              />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }} component="aside" aria-label={t('details')}>
            <Stack gap="md">
              <PatientRecord patient={patient} />
              {may('patients.read') && (
                <Suspense fallback={null}>
                  <JoinedRecords patientId={patientId} />
                </Suspense>
              )}
            </Stack>
          </Grid.Col>
        </Grid>
      </Stack>
      {isRestricting && (
        <Suspense fallback={null}>
          <RestrictionForm patient={patient} onClose={() => setRestricting(false)} />
        </Suspense>
      )}
      {isPrinting && (
        <Suspense fallback={null}>
          <RegistrationPrint patient={patient} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}

function inBoundary(section: ReactNode) {
  return <CrashBoundary>{section}</CrashBoundary>;
}

interface PatientActionsProps {
  patient: Patient;
  onPrint: () => void;
  onRestrict: () => void;
}

function PatientActions({ patient, onPrint, onRestrict }: PatientActionsProps) {
  const may = useMay();
  const status = useStatusChange();
  const isBusy = status.busyId === patient.id;
  const mayChange = !isOnlyRead(patient, may);
  const changeTo = (to: Patient['status']) => () => void status.start({ ...patient, to });
  return (
    <Group gap="sm">
      <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={onPrint}>
        {t('printRegistration')}
      </Button>
      {may('emr.sensitive') && (
        <Button variant="default" leftSection={<Icon name="lock" size={18} />} onClick={onRestrict}>
          {t(patient.isRestricted ? 'unrestrict' : 'restrict')}
        </Button>
      )}
      {mayChange && may('patients.join') && (
        <Button
          component={Link}
          variant="default"
          to={`/dashboard/patients/${patient.id}/join`}
          leftSection={<Icon name="users" size={18} />}
        >
          {t('joinWith')}
        </Button>
      )}
      {mayChange && may('patients.delete') && patient.status === 'active' && (
        <Button
          variant="light"
          color="red"
          leftSection={<Icon name="trash" size={18} />}
          loading={isBusy}
          onClick={changeTo('inactive')}
        >
          {t('deactivate')}
        </Button>
      )}
      {mayChange && may('patients.delete') && patient.status === 'inactive' && (
        <Button
          variant="light"
          leftSection={<Icon name="refresh" size={18} />}
          loading={isBusy}
          onClick={changeTo('active')}
        >
          {t('reactivate')}
        </Button>
      )}
      {mayChange && may('patients.write') && (
        <Button
          component={Link}
          to={`/dashboard/patients/${patient.id}/edit`}
          leftSection={<Icon name="edit" size={18} />}
        >
          {t('editPatient')}
        </Button>
      )}
    </Group>
  );
}
