import { Group, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { ProgressNote } from '../progress-note.contract.ts';
import { t } from '../progress-notes.texts.ts';

/** Who wrote a note and when, who amended it, and whether it counts. */
export function NoteHeading({ note }: { note: ProgressNote }) {
  const { dateTime } = useFormat();
  const { authorName, notedAt, version, signedByName, signedAt, enteredInError: error } = note;
  return (
    <>
      <Group gap={6}>
        <Text span size="xs" c="dimmed">
          {[
            t('by', { name: authorName, time: dateTime(notedAt) }),
            version > 1 && t('amendedBy', { name: signedByName, time: dateTime(signedAt) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        {error && <StatusBadge tone="danger">{t('enteredInError')}</StatusBadge>}
      </Group>
      {error && error.reason !== null && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('inErrorBy', { reason: error.reason, name: error.byName, time: dateTime(error.at) })}
        </Text>
      )}
    </>
  );
}
