import { Anchor, List, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Overview } from '../overview.contract.ts';
import { churnDays, churnPercent, trialDays } from '../overview.rules.ts';
import { t } from '../overview.texts.ts';

/** Trials that end soon, by name, and how many hospitals were lost. */
export function MovementPanel({ overview: { trialsEnding, churn } }: { overview: Overview }) {
  const { date } = useFormat();
  const { total, next } = trialsEnding;
  const percent = churnPercent(churn);
  const further = total - next.length;
  return (
    <SimpleGrid component="section" cols={{ base: 1, sm: 2 }} aria-label={t('movement')}>
      <Paper withBorder p="md">
        <Title order={2} size="h4" mb="xs">
          {total === 0
            ? t('noTrials', { days: trialDays })
            : t('trialsEnding', { count: total, days: trialDays })}
        </Title>
        <List size="sm">
          {next.map(({ id, name, trialEndsAt }) => (
            <List.Item key={id}>
              <Anchor
                component={Link}
                underline="always"
                to={`/dashboard/super-admin/clients/${id}`}
                size="sm"
              >
                {name}
              </Anchor>{' '}
              {t('endsOn', { day: date(trialEndsAt) })}
            </List.Item>
          ))}
        </List>
        {further > 0 && <Text size="sm">{t('furtherTrials', { count: further })}</Text>}
      </Paper>
      <Paper withBorder p="md">
        <Title order={2} size="h4" mb="xs">
          {t('churn', { days: churnDays })}
        </Title>
        <Text size="sm">
          {percent === null ? t('noChurn', { days: churnDays }) : t('churnOf', { percent, ...churn })}
        </Text>
      </Paper>
    </SimpleGrid>
  );
}
