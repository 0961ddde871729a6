import { Code, Text } from '@mantine/core';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { ClientLogEntry } from '../client-log.contract.ts';
import { t } from '../client-log.texts.ts';

const tones: Record<ClientLogEntry['level'], Tone> = {
  error: 'danger',
  warn: 'warning',
  info: 'info',
  debug: 'neutral',
};

/** The columns of the client log. */
export function clientLogColumns(format: Format): ListColumn<ClientLogEntry>[] {
  return [
    { id: 'time', title: t('time'), render: ({ ts }) => format.dateTime(ts) },
    {
      id: 'level',
      title: t('level'),
      render: ({ level }) => <StatusBadge tone={tones[level]}>{t(`level_${level}`)}</StatusBadge>,
    },
    { id: 'message', title: t('message'), render: (entry) => <Message entry={entry} /> },
    { id: 'place', title: t('place'), render: ({ context }) => context.screen },
    { id: 'user', title: t('user'), render: ({ userName }) => userName ?? t('somebody') },
  ];
}

function Message({ entry: { message, context } }: { entry: ClientLogEntry }) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm">{message}</Text>
      <Text size="xs" c="dimmed">
        {circumstances(context).join(' · ')}
      </Text>
      {context.stack.length > 0 && (
        <details>
          <Text component="summary" size="xs">
            {t('where')}
          </Text>
          <Code block>{context.stack.join('\n')}</Code>
        </details>
      )}
    </div>
  );
}

function circumstances({ source, call, times, reference }: ClientLogEntry['context']): string[] {
  const what = source === 'call' ? t('source_call', { call: call ?? '' }) : t(`source_${source}`);
  return [
    what,
    ...(times > 1 ? [t('times', { count: times })] : []),
    ...(reference ? [t('reference', { reference })] : []),
  ];
}
