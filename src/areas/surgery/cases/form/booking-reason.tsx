import { Button, Group, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../cases.texts.ts';

export interface BookingReasonProps {
  label: string;
  submitLabel: string;
  onBook: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a case is booked where something is in the way. */
export function BookingReason({ label, submitLabel, onBook, onClose }: BookingReasonProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // For React the dialog is inside the form of the case, which must not be sent as well.
    event.stopPropagation();
    if (reason.trim()) onBook(reason.trim());
    else setMissing(true);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Textarea
        label={label}
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
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
