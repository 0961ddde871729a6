import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { messageEventTypes } from '#kernel/messages/message-event.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { ChannelForm } from '../../channels/form/channel-form.tsx';
import type { ChannelSettings } from '../../channels/channel.contract.ts';
import { useChannels } from '../../channels/channel.hooks.ts';
import { type MessageChannel, messageChannels } from '../../channels/message-channels.ts';
import { t as channelWords } from '../../channels/channels.texts.ts';
import {
  channelName,
  eventName,
  messageRefusals,
  problemWords,
  statusName,
} from '../../settings/message.words.ts';
import { t as shared } from '../../settings/messages.texts.ts';
import { sendTestMessage } from '../message-log.calls.ts';
import { type LoggedMessage, sendTestMessage as contract } from '../message-log.contract.ts';
import { isUntried, useRefreshMessages, useTriedMessage } from '../message-log.hooks.ts';
import { t } from '../message-logs.texts.ts';

const { recipient, channel, eventType } = contract.input.shape;
const schema = z.strictObject({
  recipient,
  channel,
  eventType: z.union([z.literal('').transform(() => undefined), eventType]),
});

/** Sends a test and says what became of it. */
export function TestTab() {
  const query = useChannels();
  if (query.isError) {
    return (
      <ErrorPanel
        message={channelWords('failedToLoad')}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <LoadingSkeleton lines={6} />;
  return <TestForm channels={query.data} />;
}

function TestForm({ channels }: { channels: ChannelSettings }) {
  const [sent, setSent] = useState<LoggedMessage>();
  const refresh = useRefreshMessages();
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, { channel: 'email' }),
    draftKey: 'message-test',
    save(fields, key) {
      setSent(undefined);
      const { eventType: event, ...rest } = fields;
      return sendTestMessage({ ...rest, ...(event && { eventType: event }) }, new Submission(key));
    },
    describeFailure: failureOf,
    onSaved(message) {
      setSent(message);
      refresh();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const chosen = form.values.channel;
  return (
    <ChannelForm title={t('testTitle')} lead={t('testLead')}>
      <FormBody draft={draft} submitLabel={t('send')}>
        <NativeSelect
          {...field('channel')}
          required
          maw={420}
          data={messageChannels.map((value) => optionOf(value, channels))}
        />
        <TextInput
          {...field('recipient', t('testRecipient'))}
          description={t(`recipient_${chosen}`)}
          maw={420}
        />
        <NativeSelect
          {...field('eventType', t('testEvent'))}
          maw={420}
          data={[
            { value: '', label: t('testEventNone') },
            ...messageEventTypes.map((value) => ({ value, label: eventName(value) })),
          ]}
        />
      </FormBody>
      {sent && <Outcome key={sent.id} sent={sent} />}
    </ChannelForm>
  );
}

/** The documents' red sentence, with the words of what was refused. */
function failureOf(error: unknown): string | null {
  if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
  const withoutWords = error instanceof CallError ? t('testFailedWithout') : shared('unknownError');
  return t('testFailed', { message: refusalWords(error, messageRefusals) ?? withoutWords });
}

function optionOf(value: MessageChannel, channels: ChannelSettings) {
  const isOn = {
    email: channels.emailEnabled,
    sms: channels.smsEnabled,
    in_app: channels.inAppEnabled,
    push: channels.pushEnabled && channels.hasPush,
  }[value];
  const name = channelName(value);
  return { value, label: isOn ? name : t('channelOff', { channel: name }), disabled: !isOn };
}

/** Read aloud after whatever is being read; a failure interrupts. */
const politely = { role: 'status' };

function Outcome({ sent }: { sent: LoggedMessage }) {
  const message = useTriedMessage(sent.id).data ?? sent;
  if (isUntried(message)) {
    return (
      <Alert color="blue" mt="md" {...politely}>
        {t('sending')}
      </Alert>
    );
  }
  const { channel: via, recipient: to, status, problem, providerResponse } = message;
  const hasFailed = problem !== null;
  const why = problem && [problemWords(problem, via), providerResponse].filter(Boolean).join('. ');
  return (
    <Alert color={hasFailed ? 'red' : 'green'} mt="md" {...(hasFailed ? {} : politely)}>
      {hasFailed
        ? t('testFailed', { message: why ?? shared('unknownError') })
        : t('testSent', {
            channel: channelName(via),
            recipient: to ?? '',
            status: `${statusName(status)}${message.isMocked ? ` (${t('mocked')})` : ''}`,
          })}
    </Alert>
  );
}
