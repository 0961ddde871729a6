import { Button, Group, List, Stack, Text, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { spanWords, titleWords } from '../../appointments/appointment.words.ts';
import { t } from '../../appointments/appointments.texts.ts';
import type { Clash } from './clash.ts';

export interface ClashDialogProps {
  clashes: readonly Clash[];
  onBookAnyway: (reason: string) => void;
  onClose: () => void;
}

/** Says what the doctor already has at this time; who may book over it can do so with a reason. */
export function ClashDialog({ clashes, onBookAnyway, onClose }: ClashDialogProps) {
  const may = useMay();
  const format = useFormat();
  const doctorName = clashes[0]?.doctorName;
  return (
    <Modal opened onClose={onClose} title={t('clashTitle')}>
      <Stack gap="md">
        {clashes.length === 0 ? (
          <Text>{t('clashUnknown')}</Text>
        ) : (
          <div>
            <Text mb="xs">{doctorName ? t('clashOf', { name: doctorName }) : t('clashExplained')}</Text>
            <List>
              {clashes.map((clash) => (
                <List.Item key={clash.id}>
                  <strong>{spanWords(clash, format)}</strong>: {titleWords(clash)}
                </List.Item>
              ))}
            </List>
          </div>
        )}
        <Text>{t('clashNext')}</Text>
        {may('appointments.overbook') ? (
          <BookAnyway onBookAnyway={onBookAnyway} onClose={onClose} />
        ) : (
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('close')}</Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

function BookAnyway({ onBookAnyway, onClose }: Omit<ClashDialogProps, 'clashes'>) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // For React the dialog is inside the appointment's form, which must not be sent as well.
    event.stopPropagation();
    if (reason.trim()) onBookAnyway(reason.trim());
    else setMissing(true);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        error={isMissing && !reason.trim() ? t('reasonNeeded') : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" color="red">
          {t('bookAnyway')}
        </Button>
      </Group>
    </form>
  );
}
