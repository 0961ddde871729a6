import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from '#client/link.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Wound } from '../wound.contract.ts';
import { useWounds } from '../wound.hooks.ts';
import { findingWords, latestOf, woundName } from '../wound.words.ts';
import { t } from '../wounds.texts.ts';
import { NextDressing } from './wound-panel.tsx';

/** The open wounds of a patient, below the patient's record and a nursing assessment. */
export function PatientWounds({ patientId }: { patientId: string }) {
  const query = useWounds(patientId);
  const { data } = query;
  const titleId = useId();
  const shown = data?.rows.filter(({ status }) => status === 'open' || status === null) ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id={titleId}>
          {t('title')}
        </Title>
        <Anchor component={Link} to={`/dashboard/patients/${patientId}/wounds`} size="sm">
          {t('wholeRecord')}
        </Anchor>
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={2} />
      {data && shown.length === 0 && <Text c="dimmed">{t('noneOpen')}</Text>}
      <Stack gap="xs">
        {shown.map((wound) => (
          <OpenWound key={wound.id} wound={wound} />
        ))}
      </Stack>
    </Paper>
  );
}

function OpenWound({ wound }: { wound: Wound }) {
  const latest = latestOf(wound);
  return (
    <Group justify="space-between" gap="xs">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {woundName(wound)}
        </Text>
        {latest && <Text size="sm">{findingWords(latest).join(' · ')}</Text>}
      </div>
      <NextDressing wound={wound} />
    </Group>
  );
}
