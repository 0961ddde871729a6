import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { useMay } from '#client/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useTaskPage } from '../task.hooks.ts';
import { t } from '../tasks.texts.ts';
import { TaskLine } from './task-line.tsx';

const TaskForm = lazyPart(() => import('../form/task-form.tsx'), 'TaskForm');

/** What is to be done for a patient, below the patient's record. */
export function PatientTasks({ patientId, isDeceased }: PatientTimelineProps) {
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const query = useTaskPage({ patientId, limit: 20 });
  const now = new Date(query.dataUpdatedAt).toISOString();
  const rows = query.data?.rows ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-tasks">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-tasks">
          {t('title')}
        </Title>
        {may('nursing.write') && !isDeceased && (
          <Button size="compact-md" variant="default" onClick={() => setAdding(true)}>
            {t('addTask')}
          </Button>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <Stack gap="sm">
        {rows.map((task) => (
          <TaskLine
            key={task.id}
            task={task}
            now={now}
            patient={`${task.patient.firstName} ${task.patient.lastName}`.trim()}
          />
        ))}
      </Stack>
      <Suspense fallback={null}>
        {isAdding && <TaskForm patientId={patientId} onClose={() => setAdding(false)} />}
      </Suspense>
    </Paper>
  );
}
