import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Addendum } from '#kernel/papers/paper-parts.contract.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { t } from './papers.texts.ts';

interface LaterEntry {
  id: string;
  title: string;
  /** Who wrote it, and when. */
  by: string;
  body: ReactNode;
}

/** What was written after a paper was signed, in its order, below what was signed; nothing where there is none. */
export function LaterEntries({ title, entries }: { title: string; entries: readonly LaterEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Panel title={title}>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {entries.map((entry) => (
          <li key={entry.id} style={{ overflowWrap: 'anywhere' }}>
            <Text fw={600}>{entry.title}</Text>
            {typeof entry.body === 'string' ? (
              <Text style={{ whiteSpace: 'pre-line' }}>{entry.body}</Text>
            ) : (
              entry.body
            )}
            <Text size="sm" c="dimmed">
              {entry.by}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

/** What was added to a signed paper. */
export function Addenda({ addenda }: { addenda: readonly Addendum[] }) {
  const { dateTime } = useFormat();
  return (
    <LaterEntries
      title={t('addenda')}
      entries={addenda.map(({ id, reason, body, addedByName, addedAt }) => ({
        id,
        title: reason,
        body,
        by: t('by', { name: addedByName, time: dateTime(addedAt) }),
      }))}
    />
  );
}
