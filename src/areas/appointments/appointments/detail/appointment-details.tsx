import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { useMay } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Fact } from '#ui/page/fact.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { appointmentActionsSlot } from '../../appointments-web.public.ts';
import { AppointmentBadges } from './appointment-badges.tsx';
import { NextStatus } from './next-status.tsx';
import { isClosed, spanWords, titleWords } from '../appointment.words.ts';
import type { Appointment } from '../appointment.contract.ts';
import { useAppointment } from '../appointment.hooks.ts';
import { t } from '../appointments.texts.ts';
import { useAppointmentActions } from '../list/use-appointment-actions.ts';
import type { AppointmentDialogs } from '../list/use-appointment-dialogs.ts';

export interface AppointmentDetailsProps {
  appointmentId: string;
  dialogs: AppointmentDialogs;
}

/** One appointment with all that is known of it, and what can be done with it. */
export function AppointmentDetails({ appointmentId, dialogs }: AppointmentDetailsProps) {
  const isNarrow = useIsNarrow();
  const query = useAppointment(appointmentId);
  const isGone = query.error instanceof CallError && query.error.code === 'NOT_FOUND';
  return (
    <Modal
      opened
      onClose={dialogs.close}
      title={query.data ? titleWords(query.data) : t('title')}
      size="lg"
      fullScreen={isNarrow}
    >
      {query.isPending && <LoadingSkeleton lines={6} />}
      {query.isError && (
        <ErrorPanel
          message={isGone ? t('notFound') : t('failedToLoad')}
          onRetry={isGone ? undefined : query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && !isGone && <DetailsBody appointment={query.data} dialogs={dialogs} />}
    </Modal>
  );
}

function DetailsBody({ appointment, dialogs }: { appointment: Appointment; dialogs: AppointmentDialogs }) {
  const format = useFormat();
  const may = useMay();
  const actionsOf = useAppointmentActions(dialogs, dialogs.close);
  const { patient, doctor, bookedAnyway } = appointment;
  const words = (text: string | null) =>
    isClosed(appointment) ? orRestricted(null) : (text ?? t('notRecorded'));
  return (
    <Stack gap="lg">
      <AppointmentBadges {...appointment} />
      <PatientHeading patient={patient} isInDialog />
      <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} m={0}>
        {patient.phone && <Fact label={t('patientPhone')}>{patient.phone}</Fact>}
        <Fact label={t('when')}>{spanWords(appointment, format)}</Fact>
        <Fact label={t('doctor')}>{doctor ? t('doctorOption', doctor) : t('toBeAssigned')}</Fact>
        <Fact label={t('type')}>{t(`type_${appointment.type}`)}</Fact>
        <Fact label={t('description')}>{words(appointment.description)}</Fact>
        <Fact label={t('notes')}>{words(appointment.notes)}</Fact>
        {bookedAnyway && (
          <Fact label={t('bookedAnyway')}>
            {t('bookedAnywayBy', { name: bookedAnyway.userName, reason: words(bookedAnyway.reason) })}
          </Fact>
        )}
        <Fact label={t('created')}>{format.dateTime(appointment.createdAt)}</Fact>
        <Fact label={t('changed')}>{format.dateTime(appointment.updatedAt)}</Fact>
      </SimpleGrid>
      <Group justify="flex-end" gap="sm">
        {may('appointments.write') && <NextStatus appointment={appointment} />}
        <SlotView slot={appointmentActionsSlot} props={{ appointment }} wrap={inBoundary} />
        {actionsOf(appointment).map(({ label, icon, isDestructive, isBusy, onClick }) => (
          <Button
            key={label}
            variant="default"
            leftSection={<Icon name={icon} size={18} />}
            loading={isBusy ?? false}
            onClick={onClick}
            {...(isDestructive && { c: 'red' })}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
