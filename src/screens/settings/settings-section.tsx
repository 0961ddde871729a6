import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { t } from './settings-section.texts.ts';

interface SettingsQuery<Stored> {
  data: Stored | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface SettingsSectionProps<Stored> {
  title: string;
  /** What stands below the title. */
  lead?: ReactNode;
  query: SettingsQuery<Stored>;
  failedToLoad?: string;
  /** How many lines stand in its place while it is fetched. */
  lines?: number;
  children: (stored: Stored) => ReactNode;
}

/** A section of the settings: a title, and what an area stores once it is there. */
export function SettingsSection<Stored>(props: SettingsSectionProps<Stored>) {
  const { title, lead, query, failedToLoad = t('failedToLoad'), lines = 4, children } = props;
  const titleId = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb={lead === undefined ? 'md' : 'xs'}>
        {title}
      </Title>
      {lead !== undefined && (
        <Text size="sm" c="dimmed" mb="md">
          {lead}
        </Text>
      )}
      <QueryStatus query={query} failed={failedToLoad} lines={lines} />
      {query.data !== undefined && children(query.data)}
    </Paper>
  );
}
