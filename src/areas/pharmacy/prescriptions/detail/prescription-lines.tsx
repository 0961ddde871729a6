import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Prescription } from '../prescription.contract.ts';
import type { PrescriptionLine } from '../prescription-line.contract.ts';
import { dosageWords, lineName, quantityWords, stateTone } from '../prescription.words.ts';
import { t } from '../prescriptions.texts.ts';
import type { LineStep } from './line-state-form.tsx';

const LineStateForm = lazyPart(() => import('./line-state-form.tsx'), 'LineStateForm');

const ChangeLineForm = lazyPart(() => import('../writing/form/change-line-form.tsx'), 'ChangeLineForm');

type Step = LineStep | 'change';

interface Task {
  line: PrescriptionLine;
  step: Step;
}

/** The medicines in order, each with what happened to it. */
export function PrescriptionLines({ prescription }: { prescription: Prescription }) {
  const [task, setTask] = useState<Task>();
  const { lines, status } = prescription;
  const mayChange = useMay()('pharmacy.prescribe') && status !== 'cancelled';
  return (
    <Paper withBorder p="md" my="md" component="section" aria-labelledby="lines">
      <Title order={2} size="h4" id="lines" mb="sm">
        {t('medicines')}
      </Title>
      {lines.length === 0 && <Text c="dimmed">{t('withheld')}</Text>}
      <Stack gap="md">
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            lines={lines}
            mayChange={mayChange}
            onStep={(step) => setTask({ line, step })}
          />
        ))}
      </Stack>
      {task && (
        <Suspense fallback={null}>
          {task.step === 'change' ? (
            <ChangeLineForm prescription={prescription} line={task.line} onClose={() => setTask(undefined)} />
          ) : (
            <LineStateForm
              line={task.line}
              step={task.step}
              prescriptionId={prescription.id}
              onClose={() => setTask(undefined)}
            />
          )}
        </Suspense>
      )}
    </Paper>
  );
}

interface LineProps {
  line: PrescriptionLine;
  /** All of the prescription, among which what it replaces stands, or what replaced it. */
  lines: readonly PrescriptionLine[];
  mayChange: boolean;
  onStep: (step: Step) => void;
}

const stepsOf: Record<PrescriptionLine['state'], Step[]> = {
  active: ['change', 'hold', 'stop'],
  held: ['change', 'resume', 'stop'],
  stopped: [],
  changed: [],
};

function Line({ line, lines, mayChange, onStep }: LineProps) {
  const quantity = quantityWords(line);
  const replaced = lines.find(({ id }) => id === line.replacesId);
  const successor = lines.find(({ replacesId }) => replacesId === line.id);
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <div style={{ minWidth: 0, flex: '1 1 20rem', overflowWrap: 'anywhere' }}>
        <Text fw={600}>
          {line.lineNumber}. {lineName(line)}{' '}
          <StatusBadge tone={stateTone[line.state]}>{t(`state_${line.state}`)}</StatusBadge>
        </Text>
        <Text size="sm" c="dimmed">
          {line.genericName}
        </Text>
        <Text size="sm">{dosageWords(line)}</Text>
        {quantity && (
          <Text size="sm">
            {t('quantity')}: {quantity}
            {line.isQuantityTyped && ` (${t('typedQuantity')})`}
          </Text>
        )}
        {line.instruction && <Text size="sm">{line.instruction}</Text>}
        {replaced && (
          <Text size="sm" c="dimmed">
            {t('replaces', { number: replaced.lineNumber })}
          </Text>
        )}
        {successor && (
          <Text size="sm" c="dimmed">
            {t('replacedBy', { number: successor.lineNumber })}
          </Text>
        )}
        <History line={line} />
      </div>
      {mayChange && (
        <Group gap="xs">
          {stepsOf[line.state].map((step) => (
            <Button
              key={step}
              size="xs"
              variant="default"
              aria-label={t(`${step}_title`, { name: line.name })}
              onClick={() => onStep(step)}
            >
              {t(step)}
            </Button>
          ))}
        </Group>
      )}
    </Group>
  );
}

/** Everything after the beginning, which the prescription itself tells. */
function History({ line: { events } }: { line: PrescriptionLine }) {
  const { dateTime } = useFormat();
  return events
    .filter(({ kind }) => kind !== 'start')
    .map(({ id, kind, happenedAt, doneByName: name, reason }) => {
      const facts = { what: t(`event_${kind}`), time: dateTime(happenedAt), name };
      return (
        <Text key={id} size="xs" c="dimmed">
          {reason === null ? t('eventBy', facts) : t('eventReason', { ...facts, reason })}
        </Text>
      );
    });
}
