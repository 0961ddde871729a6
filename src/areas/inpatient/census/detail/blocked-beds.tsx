import { List, Paper, Text, Title } from '@mantine/core';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { useBlockedBeds } from '../census.hooks.ts';
import { t } from '../census.texts.ts';

/** Beds that nobody can be placed in, and why. */
export function BlockedBeds() {
  const query = useBlockedBeds();
  return (
    <Paper withBorder p="md" component="section" aria-label={t('blocked')}>
      <Title order={2} size="h4" mb="sm">
        {t('blocked')}
      </Title>
      {query.isError && (
        <ErrorPanel message={t('failedToLoadBeds')} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data?.rows.length === 0 && <Text c="dimmed">{t('blockedNone')}</Text>}
      <List listStyleType="none" size="sm" spacing={4}>
        {query.data?.rows.map(({ id, wardName: ward, bedNumber: bed, statusReason }) => (
          <List.Item key={id}>{t('blockedLine', { ward, bed, reason: statusReason ?? '' })}</List.Item>
        ))}
      </List>
    </Paper>
  );
}
