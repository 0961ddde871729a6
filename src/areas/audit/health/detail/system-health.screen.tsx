import { Badge, Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { useHealth } from '../../audit/audit.hooks.ts';
import { ClientLog } from '../../client-log/list/client-log.tsx';
import { HealthChecksTable } from './health-checks-table.tsx';
import { ActivityFigures, LiveFigures } from './health-figures.tsx';
import { RecentLogs } from './recent-logs.tsx';
import { t } from '../system-health.texts.ts';

/** How the system is: what happens in it, whether its services answer, and what went wrong in pages. */
export function SystemHealthScreen() {
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useHealth();

  function refresh() {
    void refetch();
    void queries.invalidateQueries({ queryKey: ['audit'] });
    void queries.invalidateQueries({ queryKey: ['client-log'] });
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {data?.live.isSimulated && (
              <Badge color="yellow" variant="light" size="lg" radius="sm" tt="none">
                {t('simulated')}
              </Badge>
            )}
            <Button
              variant="default"
              leftSection={<Icon name="refresh" size={18} />}
              loading={isFetching && data !== undefined}
              onClick={refresh}
            >
              {t('refresh')}
            </Button>
          </>
        }
      />
      <Stack gap="lg">
        {isError && <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />}
        {(data || !isError) && (
          <>
            <ActivityFigures health={data} />
            <LiveFigures health={data} />
          </>
        )}
        {data && <HealthChecksTable checks={data.checks} />}
        <RecentLogs />
        <ClientLog />
      </Stack>
    </>
  );
}
