import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { AuditEntrySummary } from '../audit-trail.contract.ts';
import { t } from '../audit-trail.texts.ts';
import { actionTone, detailsOf, personOf, wordsOf } from '../audit-entry.words.ts';
import { useResourceWords } from '../use-record-kind.ts';

/** The columns of every table of audit entries. */
export function useTrailColumns(): ListColumn<AuditEntrySummary>[] {
  const format = useFormat();
  const resourceWords = useResourceWords();
  return useMemo(() => trailColumns(format, resourceWords), [format, resourceWords]);
}

function trailColumns(
  format: Format,
  resourceWords: (resource: string) => string,
): ListColumn<AuditEntrySummary>[] {
  return [
    { id: 'timestamp', title: t('timestamp'), render: ({ createdAt }) => format.dateTime(createdAt) },
    {
      id: 'action',
      title: t('action'),
      render: ({ action }) => <StatusBadge tone={actionTone(action)}>{wordsOf(action)}</StatusBadge>,
    },
    { id: 'resource', title: t('resource'), render: ({ resource }) => resourceWords(resource) },
    { id: 'user', title: t('user'), render: personOf },
    {
      id: 'details',
      title: t('details'),
      render: (entry) => (
        <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {detailsOf(entry)}
        </Text>
      ),
    },
  ];
}
