import { List, Stack, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { t } from '../../sessions/sessions.texts.ts';
import { BookingReason } from './booking-reason.tsx';
import type { TakenSession } from './clash.ts';

export interface SessionDialogProps {
  sessions: readonly TakenSession[];
  onBook: (reason: string) => void;
  onClose: () => void;
}

/** Says whose session a time is in; the case can be booked there with a reason. */
export function SessionDialog({ sessions, onBook, onClose }: SessionDialogProps) {
  const { dateTime, time } = useFormat();
  return (
    <Modal opened onClose={onClose} title={t('takenTitle')}>
      <Stack gap="md">
        <List>
          {sessions.map(({ id, kind, name, startTime, endTime }) => (
            <List.Item key={`${id} ${startTime}`}>
              {t(`takenLine_${kind}`, {
                time: `${dateTime(startTime)} – ${time(endTime)}`,
                name: name ?? '',
              })}
            </List.Item>
          ))}
        </List>
        <Text>{t('takenNext')}</Text>
        <BookingReason
          label={t('takenReason')}
          submitLabel={t('bookHere')}
          onBook={onBook}
          onClose={onClose}
        />
      </Stack>
    </Modal>
  );
}
