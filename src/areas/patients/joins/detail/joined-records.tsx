import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { PatientJoin } from '../join.contract.ts';
import { useJoins } from '../join.hooks.ts';
import { t } from '../joins.texts.ts';

const UndoForm = lazyPart(() => import('../form/undo-form.tsx'), 'UndoForm');

/** The records that were joined into this one: their numbers, who joined them and why; nothing where there are none. */
export function JoinedRecords({ patientId }: { patientId: string }) {
  const titleId = useId();
  const [undone, setUndone] = useState<PatientJoin>();
  const joins = useJoins(patientId).data?.joins ?? [];
  if (joins.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="md" id={titleId}>
        {t('panelTitle')}
      </Title>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {joins.map((join) => (
          <li key={join.id}>
            <Joined join={join} onUndo={() => setUndone(join)} />
          </li>
        ))}
      </Stack>
      {undone && (
        <Suspense fallback={null}>
          <UndoForm patientId={patientId} join={undone} onClose={() => setUndone(undefined)} />
        </Suspense>
      )}
    </Paper>
  );
}

function Joined({ join, onUndo }: { join: PatientJoin; onUndo: () => void }) {
  const may = useMay();
  const format = useFormat();
  const { patientNumber: number, name, phone, dateOfBirth, undoableUntil, undoneAt } = join;
  const when = (at: string) => format.dateTime(at);
  return (
    <Stack gap={4}>
      <Text fw={600} td={undoneAt ? 'line-through' : undefined}>
        {t('formerNumber', { number })}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[name, format.date(dateOfBirth), phone].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('joinedOn', { person: join.joinedByName, date: when(join.joinedAt), reason: join.reason })}
      </Text>
      {undoneAt && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('undoneOn', {
            person: join.undoneByName ?? '',
            date: when(undoneAt),
            reason: join.undoReason ?? '',
          })}
        </Text>
      )}
      {undoableUntil && may('patients.join') && (
        <>
          <Text size="sm" c="dimmed">
            {t('undoableUntil', { date: format.date(undoableUntil) })}
          </Text>
          <Button
            size="xs"
            variant="default"
            w="fit-content"
            aria-label={t('undoOf', { number })}
            onClick={onUndo}
          >
            {t('undo')}
          </Button>
        </>
      )}
    </Stack>
  );
}
