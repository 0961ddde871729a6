import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useRefreshDoctors } from '../../doctor.hooks.ts';
import { removeDoctorLeave } from '../hours.calls.ts';
import type { DoctorLeave } from '../hours.contract.ts';
import { t } from '../hours.texts.ts';
import { leaveWords } from '../hours.words.ts';

interface LeaveListProps {
  name: string;
  leaves: readonly DoctorLeave[];
  onAdd: () => void;
}

/** The leave of a doctor that is not over; each change is stored at once. */
export function LeaveList({ name, leaves, onAdd }: LeaveListProps) {
  const format = useFormat();
  const removal = useConfirmedWrite<DoctorLeave, { id: string }>({
    ask: (leave) => ({
      title: t('removeLeaveOf', { days: leaveWords(leave, format) }),
      message: t('removeLeaveQuestion', { name, days: leaveWords(leave, format) }),
      confirmLabel: t('removeLeave'),
      isDestructive: true,
    }),
    call: ({ id: doctorLeaveId }, submission) => removeDoctorLeave({ doctorLeaveId }, submission),
    done: () => t('leaveRemoved'),
    failed: () => t('failedToRemoveLeave'),
    onSettled: useRefreshDoctors(),
  });
  return (
    <Fieldset legend={t('leave')} p="xs">
      <Stack gap="xs">
        {leaves.length === 0 && <Text size="sm">{t('noLeave')}</Text>}
        {leaves.map((leave) => (
          <Group key={leave.id} justify="space-between" gap="xs">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <strong>{leaveWords(leave, format)}</strong>
              {leave.reason !== null && ` ${leave.reason}`}
            </Text>
            <Button
              variant="subtle"
              color="red"
              size="xs"
              loading={removal.busyId === leave.id}
              aria-label={t('removeLeaveOf', { days: leaveWords(leave, format) })}
              onClick={() => void removal.start(leave)}
            >
              {t('removeLeave')}
            </Button>
          </Group>
        ))}
        <Group>
          <Button variant="default" size="xs" onClick={onAdd}>
            {t('addLeave')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
