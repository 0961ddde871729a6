import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Wound, WoundObservation } from '../wound.contract.ts';
import { findingWords, latestOf, woundName, woundTone } from '../wound.words.ts';
import { t } from '../wounds.texts.ts';

export interface WoundPanelProps {
  wound: Wound;
  onObserve: () => void;
  onCorrect: (observation: WoundObservation) => void;
}

/** One wound with everything that was observed of it, the newest first. */
export function WoundPanel({ wound, onObserve, onCorrect }: WoundPanelProps) {
  const may = useMay();
  const { dateTime } = useFormat();
  const { id, status, foundAt, observations } = wound;
  const name = woundName(wound);
  if (status === null) return <Text>{t('restricted')}</Text>;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={`wound-${id}`}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h4" id={`wound-${id}`}>
          {name}
        </Title>
        <Group gap="xs">
          <StatusBadge tone={woundTone[status]}>{t(`status_${status}`)}</StatusBadge>
          {status === 'open' && <NextDressing wound={wound} />}
          {status === 'open' && may('nursing.write') && (
            <Button aria-label={t('observeOf', { wound: name })} onClick={onObserve}>
              {t('observe')}
            </Button>
          )}
        </Group>
      </Group>
      <Text size="xs" c="dimmed" mb="xs">
        {t('found', { time: dateTime(foundAt) })}
      </Text>
      <Stack gap="xs">
        {observations.map((seen) => (
          <Observation key={seen.id} seen={seen} onCorrect={onCorrect} />
        ))}
      </Stack>
    </Paper>
  );
}

/** When an open wound is dressed next; overdue stands out. */
export function NextDressing({ wound }: { wound: Wound }) {
  const { dateTime } = useFormat();
  const [now] = useState(() => new Date().toISOString());
  const next = latestOf(wound)?.nextDressingAt;
  if (!next) return null;
  const time = dateTime(next);
  if (next > now) return <Text size="sm">{t('nextWords', { time })}</Text>;
  return <StatusBadge tone="warning">{t('dressingOverdue', { time })}</StatusBadge>;
}

interface ObservationProps {
  seen: WoundObservation;
  onCorrect: WoundPanelProps['onCorrect'];
}

function Observation({ seen, onCorrect }: ObservationProps) {
  const may = useMay();
  const { dateTime } = useFormat();
  const { observedAt, observedByName: name, clockAheadSeconds: seconds, dressing, enteredInError } = seen;
  const time = dateTime(observedAt);
  return (
    <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" td={enteredInError ? 'line-through' : 'none'}>
          {findingWords(seen).join(' · ')}
        </Text>
        {dressing !== null && <Text size="sm">{t('dressingWords', { dressing })}</Text>}
        <Text size="xs" c="dimmed">
          {t('by', { time, name })}
          {seconds !== null && ` · ${t('clockAhead', { seconds })}`}
        </Text>
        {enteredInError && (
          <Text size="xs" c="dimmed">
            {t('inErrorBy', { name: enteredInError.markedByName, reason: enteredInError.reason })}
          </Text>
        )}
      </div>
      {!enteredInError && may('nursing.write') && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('correctOf', { time })}
          onClick={() => onCorrect(seen)}
        >
          {t('correct')}
        </Button>
      )}
    </Group>
  );
}
