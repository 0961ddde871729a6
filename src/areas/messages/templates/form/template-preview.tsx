import { NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { messageEventTypes, type MessageEventType } from '#kernel/messages/message-event.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { MessageChannel } from '../../channels/message-channels.ts';
import { eventName } from '../../settings/message.words.ts';
import type { previewTemplate } from '../template.contract.ts';
import { useTemplatePreview } from '../template.hooks.ts';
import { t } from '../templates.texts.ts';

const pauseMs = 300;

export interface TemplatePreviewProps {
  channel: MessageChannel;
  words: { subject: string; body: string; subjectBn: string; bodyBn: string };
}

/** What the words look like with the values of a real record, and how many SMS they are. */
export function TemplatePreview({ channel, words }: TemplatePreviewProps) {
  const [eventType, setEventType] = useState<MessageEventType>('appointment_created');
  const [settled] = useDebouncedValue(words, pauseMs);
  const query = useTemplatePreview({ eventType, ...settled });
  const { data } = query;
  return (
    <Stack gap="xs">
      <NativeSelect
        label={t('previewFor')}
        value={eventType}
        data={messageEventTypes.map((value) => ({ value, label: eventName(value) }))}
        onChange={({ currentTarget }) => setEventType(currentTarget.value as MessageEventType)}
      />
      <QueryStatus query={query} failed={t('previewFailed')} lines={3} />
      {data && (
        <section aria-label={t('preview')}>
          <Text size="sm" c="dimmed" mb="xs">
            {t(data.isReal ? 'previewReal' : 'previewNames')}
          </Text>
          <Stack gap="xs">
            <Shown channel={channel} words={data.en} language={t('english')} />
            {data.bn && <Shown channel={channel} words={data.bn} language={t('bengali')} />}
          </Stack>
        </section>
      )}
    </Stack>
  );
}

type Words = CallOutput<typeof previewTemplate>['en'];

function Shown({ channel, words, language }: { channel: MessageChannel; words: Words; language: string }) {
  const { subject, body, segments: count, units, alphabet } = words;
  return (
    <Paper withBorder p="sm">
      <Text size="xs" c="dimmed">
        {language}
      </Text>
      {channel !== 'sms' && subject !== '' && (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Text>
      )}
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {body}
      </Text>
      {channel === 'sms' && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('segments', { count, units, alphabet: t(`alphabet_${alphabet}`) })}
        </Text>
      )}
    </Paper>
  );
}
