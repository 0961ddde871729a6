import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { t } from '../cases.texts.ts';
import { BookingReason } from './booking-reason.tsx';
import type { Clash } from './clash.ts';

export interface ClashDialogProps {
  clashes: readonly Clash[];
  /** Only an emergency is booked over others. */
  isEmergency: boolean;
  onOverbook: (reason: string) => void;
  onClose: () => void;
}

/** Says which cases are in the way; an emergency can be booked all the same, with a reason. */
export function ClashDialog({ clashes, isEmergency, onOverbook, onClose }: ClashDialogProps) {
  const { dateTime, time } = useFormat();
  return (
    <Modal opened onClose={onClose} title={t('clashTitle')}>
      <Stack gap="md">
        {clashes.length === 0 ? (
          <Text>{t('clashUnknown')}</Text>
        ) : (
          <List>
            {clashes.map((clash) => (
              <List.Item key={clash.id}>
                {t('clashLine', {
                  number: clash.caseNumber,
                  time: `${dateTime(clash.startTime)} – ${time(clash.endTime)}`,
                  what: whatOf(clash),
                })}
              </List.Item>
            ))}
          </List>
        )}
        <Text>{t(isEmergency ? 'overbookNext' : 'clashNext')}</Text>
        {isEmergency ? (
          <BookingReason
            label={t('overbookReason')}
            submitLabel={t('overbook')}
            onBook={onOverbook}
            onClose={onClose}
          />
        ) : (
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('close')}</Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

function whatOf({ theatre, patientName, people }: Clash): string {
  return [
    theatre !== null && t('clashTheatre', { theatre }),
    patientName !== null && t('clashPatient', { patient: patientName }),
    people.length > 0 && t('clashPeople', { people: people.join(', ') }),
  ]
    .filter(Boolean)
    .join('; ');
}
