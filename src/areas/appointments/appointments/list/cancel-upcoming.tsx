import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { cancelUpcomingAppointments } from '../appointment.calls.ts';
import type { Appointment } from '../appointment.contract.ts';
import { isPlanned } from '../appointment.rules.ts';
import { t } from '../appointments.texts.ts';

export interface CancelUpcomingProps {
  patientId: string;
  upcoming: readonly Appointment[];
}

/** Says what is still planned for a patient who has died, and offers to cancel it. */
export function CancelUpcoming({ patientId, upcoming }: CancelUpcomingProps) {
  const may = useMay();
  const queries = useQueryClient();
  const count = upcoming.filter(isPlanned).length;
  const cancel = useConfirmedWrite<{ patientId: string }, { cancelled: number }>({
    ask: () => ({
      title: t('cancelUpcomingTitle'),
      message: t('cancelUpcomingQuestion', { count }),
      confirmLabel: t('cancelUpcoming'),
      isDestructive: true,
    }),
    call: cancelUpcomingAppointments,
    done: (_, { cancelled }) => t('wereCancelled', { count: cancelled }),
    failed: () => t('failedToCancel'),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['appointments'] }),
  });
  if (count === 0) return null;
  return (
    <Alert color="yellow" mb="md" icon={<Icon name="alert" />} title={t('deceasedTitle')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('deceasedText', { count })}</Text>
        {may('appointments.delete') && (
          <Button size="xs" loading={cancel.isBusy} onClick={() => void cancel.start({ patientId })}>
            {t('cancelUpcoming')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
