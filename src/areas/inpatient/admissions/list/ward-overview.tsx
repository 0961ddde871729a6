import { Anchor, Button, Group, Paper, Progress, SimpleGrid, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Ward } from '../../wards/ward.contract.ts';
import { useWards } from '../../wards/ward.hooks.ts';
import { occupancyRate } from '../../wards/ward.words.ts';
import { t as wardText } from '../../wards/wards.texts.ts';
import { t } from '../admissions.texts.ts';

/** One row on a wide screen: the list of admissions below is what most people come for. */
const shownAtFirst = 5;

/** One card for each ward: how full it is. */
export function WardOverview() {
  const query = useWards();
  const [isOpen, { toggle }] = useDisclosure();
  if (!query.data) return <QueryStatus query={query} failed={wardText('failedToLoad')} lines={2} />;
  const wards = query.data.rows;
  const rest = wards.length - shownAtFirst;
  return (
    <section aria-label={t('wards')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 5 }} spacing="sm" mb={rest > 0 ? 4 : 'sm'}>
        {(isOpen ? wards : wards.slice(0, shownAtFirst)).map((ward) => (
          <WardCard key={ward.id} ward={ward} />
        ))}
      </SimpleGrid>
      {rest > 0 && (
        <Button size="compact-sm" variant="subtle" mb="xs" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? t('fewerWards') : t('moreWards', { count: rest })}
        </Button>
      )}
    </section>
  );
}

function WardCard({ ward }: { ward: Ward }) {
  const may = useMay();
  const { totalBeds: total, occupiedBeds: occupied, availableBeds: available } = ward;
  const percent = occupancyRate(ward);
  return (
    <Paper withBorder px="xs" py={6}>
      <Group justify="space-between" gap="0 sm">
        {may(['beds.admin', 'beds.assign', 'beds.clean']) ? (
          <Anchor
            fw={600}
            size="sm"
            renderRoot={(props) => (
              <Link {...props} to="/dashboard/bed-management" search={{ wardId: ward.id }} />
            )}
          >
            {ward.name}
          </Anchor>
        ) : (
          <Text fw={600} size="sm">
            {ward.name}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {t('wardFree', { available })}
        </Text>
      </Group>
      <Text size="xs">{t('wardOccupancy', { occupied, total, percent })}</Text>
      <Progress value={percent} size="xs" mt={4} aria-label={wardText('occupancy')} />
    </Paper>
  );
}
