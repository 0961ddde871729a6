import { Anchor, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from '#client/link.tsx';
import { usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useTrailPage } from '../../audit/audit.hooks.ts';
import { entryName } from '../../trail/audit-entry.words.ts';
import { useResourceWords } from '../../trail/use-record-kind.ts';
import { useTrailPath } from '../../trail/use-trail-path.ts';
import { useTrailColumns } from '../../trail/list/use-trail-columns.tsx';
import { t } from '../system-health.texts.ts';

const recentDays = 30;
const recentEntries = 50;

/** The newest entries of the last thirty days. */
export function RecentLogs() {
  const format = useFormat();
  const { tenant } = usePerson();
  const trailPath = useTrailPath();
  const columns = useTrailColumns();
  const resourceWords = useResourceWords();
  const [from] = useState(() => dateIn(tenant.timeZone, new Date(Date.now() - recentDays * 86_400_000)));
  const query = useTrailPage({ from, limit: recentEntries });
  return (
    <section aria-labelledby="recent-logs">
      <Group justify="space-between" mb="sm" gap="sm">
        <Title order={2} size="h4" id="recent-logs">
          {t('recentLogs')}
        </Title>
        <Anchor component={Link} to={trailPath} size="sm">
          {t('wholeTrail')}
        </Anchor>
      </Group>
      <DataList
        caption={t('recentLogs')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={(entry) => entryName(entry, format, resourceWords)}
        empty={<EmptyState icon="eye" title={t('noRecentLogs')} />}
        errorMessage={t('recentFailed')}
      />
    </section>
  );
}
