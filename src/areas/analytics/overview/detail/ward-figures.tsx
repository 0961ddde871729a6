import { Anchor, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import type { Overview } from '../overview.contract.ts';
import { t } from '../overview.texts.ts';

type Inpatient = NonNullable<Overview['inpatient']>;

/** Who is expected to leave, who waits for a bed, and the beds of each ward. */
export function WardFigures({ inpatient }: { inpatient: Inpatient }) {
  const { expectedToday, expectedTomorrow, waiting, wards } = inpatient;
  return (
    <section aria-labelledby="ward-figures">
      <Title order={2} size="h4" mb="sm" id="ward-figures">
        {t('wards')}
      </Title>
      <Group gap="lg" mb="sm">
        <Anchor component={Link} to="/dashboard/admissions?status=pending-discharge" size="sm">
          {t('expectedToday', { count: expectedToday })}
        </Anchor>
        <Text size="sm">{t('expectedTomorrow', { count: expectedTomorrow })}</Text>
        <Anchor component={Link} to="/dashboard/admissions?tab=requests" size="sm">
          {t('waitingForBed', { count: waiting })}
        </Anchor>
      </Group>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="xs" mb="lg" p={0}>
        {wards.map((ward) => (
          <WardFigure key={ward.id} ward={ward} />
        ))}
      </SimpleGrid>
    </section>
  );
}

function WardFigure({ ward }: { ward: Inpatient['wards'][number] }) {
  const may = useMay();
  const { id: wardId, name, available, occupied, cleaning } = ward;
  const beds = [
    t('bedsFree', { count: available }),
    t('bedsOccupied', { count: occupied }),
    ...(cleaning > 0 ? [t('bedsCleaning', { count: cleaning })] : []),
  ];
  return (
    <Paper component="li" withBorder p="xs" style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
      {may(['beds.admin', 'beds.assign', 'beds.clean']) ? (
        <Anchor
          fw={600}
          size="sm"
          renderRoot={(props) => <Link {...props} to="/dashboard/bed-management" search={{ wardId }} />}
        >
          {name}
        </Anchor>
      ) : (
        <Text fw={600} size="sm">
          {name}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {beds.join(' · ')}
      </Text>
    </Paper>
  );
}
