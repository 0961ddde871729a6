import { Button, Group, Paper, TextInput, Title } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { AsOfField } from './as-of-field.tsx';
import { useAddEntry } from './use-add-entry.ts';

/** An event of the anesthesia in words, such as intubation or a change of position. */
export function EventEntry({ record }: { record: AnesthesiaRecord }) {
  const [text, setText] = useState('');
  const { add, asOf, isBusy } = useAddEntry(record, () => setText(''));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() !== '') add({ kind: 'event', text: text.trim() });
  }

  return (
    <Paper component="form" withBorder p="md" aria-label={t('eventTitle')} onSubmit={submit} noValidate>
      <Title order={3} size="h5" mb="xs">
        {t('eventTitle')}
      </Title>
      <Group align="flex-start" gap="xs">
        <AsOfField asOf={asOf} />
        <TextInput
          label={t('eventText')}
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button type="submit" mt={25} loading={isBusy} disabled={text.trim() === ''}>
          {t('addEvent')}
        </Button>
      </Group>
    </Paper>
  );
}
