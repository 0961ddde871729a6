import { Badge, Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ActivityFigures, ClientLog, RecentLogs, useHealth } from '#areas/audit/audit-web.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { PlatformHealth } from '../platform-health.contract.ts';
import { usePlatformHealth } from '../platform-health.hooks.ts';
import { t } from '../platform-health.texts.ts';
import { PartPanel } from './part-panel.tsx';
import { ProcessPanel } from './process-panel.tsx';

/** How the whole system is: what happens in it, each part with its numbers, and what the platform's people did last. */
export function PlatformHealthScreen() {
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = usePlatformHealth();
  const activity = useHealth();

  function refresh() {
    void refetch();
    void activity.refetch();
    void queries.invalidateQueries({ queryKey: ['audit'] });
    void queries.invalidateQueries({ queryKey: ['client-log'] });
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            {data?.isSimulated && (
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
        {(isError || activity.isError) && (
          <ErrorPanel
            message={t('failedToLoad')}
            onRetry={refresh}
            isRetrying={(isError && isFetching) || (activity.isError && activity.isFetching)}
          />
        )}
        {(activity.data || !activity.isError) && <ActivityFigures health={activity.data} />}
        {!data && !isError && <LoadingSkeleton lines={8} />}
        {data && <Parts health={data} />}
        {data && data.processes.length > 0 && <ProcessPanel processes={data.processes} />}
        <RecentLogs />
        <ClientLog />
      </Stack>
    </>
  );
}

function Parts({ health: { parts, checkedAt, countedAt } }: { health: PlatformHealth }) {
  const { dateTime } = useFormat();
  const when = dateTime(checkedAt);
  return (
    <section aria-labelledby="platform-health-checks">
      <Title order={2} size="h4" id="platform-health-checks">
        {t('checks')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {countedAt === null
          ? t('checkedAt', { when })
          : t('countedAt', { when, counted: dateTime(countedAt) })}
      </Text>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {parts.map((part) => (
          <PartPanel key={part.name} part={part} />
        ))}
      </SimpleGrid>
    </section>
  );
}
