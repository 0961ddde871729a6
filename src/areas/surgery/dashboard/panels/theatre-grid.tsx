import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { FirstSteps } from '#screens/list/first-steps.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { theatreIcon } from '../../surgery.icons.ts';
import type { Theatre } from '../../theatres/theatre.contract.ts';
import type { useTheatres } from '../../theatres/theatre.calls.ts';
import { NowIn, TheatreStatus } from '../../theatres/list/theatre-columns.tsx';
import { t } from '../dashboard.texts.ts';
import classes from './panels.module.css';

/** One card for each theatre in use: its state and what is in it. */
export function TheatreGrid({ query }: { query: ReturnType<typeof useTheatres> }) {
  const mayAdd = useMay()('theatre.admin');
  const theatres = (query.data?.rows ?? []).filter(({ isActive }) => isActive);
  return (
    <section aria-labelledby="theatre-status">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="theatre-status">
          {t('theatreStatus')}
        </Title>
        <Anchor size="sm" component={Link} to="/dashboard/surgery/theatres">
          {t('allTheatres')}
        </Anchor>
      </Group>
      {!query.data && <QueryStatus query={query} failed={t('failedToLoadTheatres')} />}
      {query.data && theatres.length === 0 && (
        <EmptyState
          icon={theatreIcon}
          title={t('noTheatres')}
          hint={t('noTheatresHint')}
          action={
            <FirstSteps first={mayAdd && { label: t('addTheatres'), to: '/dashboard/surgery/theatres' }} />
          }
        />
      )}
      <div className={classes['theatres']}>
        {theatres.map((theatre) => (
          <TheatreCard key={theatre.id} theatre={theatre} />
        ))}
      </div>
    </section>
  );
}

function TheatreCard({ theatre }: { theatre: Theatre }) {
  const { dateTime } = useFormat();
  const { theatreNumber, name, statusNote, statusSince, status } = theatre;
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {theatreNumber} {name}
        </Text>
        <TheatreStatus theatre={theatre} />
      </Group>
      {status !== 'available' && (
        <Text size="sm" component="div">
          {status !== 'maintenance' && <NowIn theatre={theatre} />}
        </Text>
      )}
      {statusNote && <Text size="sm">{statusNote}</Text>}
      <Text size="xs" c="dimmed">
        {dateTime(statusSince)}
      </Text>
    </Paper>
  );
}
