import { Alert, Grid, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { PartsRail } from '#screens/detail/parts-rail.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
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

const RestrictionForm = lazyPart(
  () => import('../../restrictions/form/restriction-form.tsx'),
  'RestrictionForm',
);

const JoinedRecords = lazyPart(() => import('../../joins/detail/joined-records.tsx'), 'JoinedRecords');

const RegistrationPrint = lazyPart(() => import('../print/registration-print.tsx'), 'RegistrationPrint');

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
        <PartsRail>
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
        </PartsRail>
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
    <HeadActions
      actions={[
        { label: t('printRegistration'), icon: 'print', onClick: onPrint },
        mayChange &&
          may('patients.delete') &&
          patient.status === 'inactive' && {
            label: t('reactivate'),
            icon: 'refresh',
            isBusy,
            onClick: changeTo('active'),
          },
        may('emr.sensitive') && {
          label: t(patient.isRestricted ? 'unrestrict' : 'restrict'),
          icon: 'lock',
          onClick: onRestrict,
        },
        mayChange &&
          may('patients.write') && {
            label: t('editPatient'),
            icon: 'edit',
            isMain: true,
            renderRoot: (props) => <Link {...props} to={`/dashboard/patients/${patient.id}/edit`} />,
          },
        mayChange &&
          may('patients.join') && {
            label: t('joinWith'),
            icon: 'users',
            renderRoot: (props) => <Link {...props} to={`/dashboard/patients/${patient.id}/join`} />,
          },
        mayChange &&
          may('patients.delete') &&
          patient.status === 'active' && {
            label: t('deactivate'),
            icon: 'trash',
            isDestructive: true,
            isBusy,
            onClick: changeTo('inactive'),
          },
      ]}
    />
  );
}
