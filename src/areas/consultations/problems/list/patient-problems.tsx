import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { OldLines } from '../../old-text/list/old-lines.tsx';
import { markProblemInError } from '../problem.calls.ts';
import type { Problem } from '../problem.contract.ts';
import { useProblems, useRefreshProblems } from '../problem.hooks.ts';
import { t } from '../problems.texts.ts';
import { ProblemItem } from './problem-item.tsx';

const ProblemForm = lazyPart(() => import('../form/problem-form.tsx'), 'ProblemForm');
const ResolveForm = lazyPart(() => import('../form/resolve-form.tsx'), 'ResolveForm');

type Task = { kind: 'add'; oldLine?: string } | { kind: 'edit' | 'resolve' | 'error'; problem: Problem };

/** The problem list of a patient: on the patient's page and beside a consultation. */
export function PatientProblems({ patientId }: { patientId: string }) {
  const mayWrite = useMay()('emr.write');
  const query = useProblems(patientId);
  const refresh = useRefreshProblems(patientId);
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const rows = query.data?.rows ?? [];
  const active = rows.filter(({ status }) => status === 'active');
  const past = rows.filter(({ status }) => status !== 'active');
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-problems">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="patient-problems">
          {t('title')}
        </Title>
        {mayWrite && (
          <Button size="xs" variant="default" onClick={() => setTask({ kind: 'add' })}>
            {t('add')}
          </Button>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={2} />
      {query.data && active.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <Items rows={active} mayWrite={mayWrite} onBegin={setTask} />
      {past.length > 0 && (
        <details>
          <Text component="summary" size="sm" mt="sm">
            {t('past')}
          </Text>
          <Items rows={past} mayWrite={false} onBegin={setTask} />
        </details>
      )}
      {mayWrite && query.data && (
        <OldLines
          patientId={patientId}
          field="medicalHistory"
          lines={query.data.oldLines}
          onTakeOver={(oldLine) => setTask({ kind: 'add', oldLine })}
          onLeftOut={refresh}
        />
      )}
      <Suspense fallback={null}>
        {task?.kind === 'add' && <ProblemForm patientId={patientId} oldLine={task.oldLine} onClose={close} />}
        {task?.kind === 'edit' && (
          <ProblemForm patientId={patientId} problem={task.problem} onClose={close} />
        )}
        {task?.kind === 'resolve' && (
          <ResolveForm patientId={patientId} problem={task.problem} onClose={close} />
        )}
      </Suspense>
      {task?.kind === 'error' && (
        <ReasonForm
          title={t('errorTitle', { title: task.problem.title })}
          text={t('errorText')}
          label={t('reason')}
          submitLabel={t('markInError')}
          draftKey={`problem-error.${task.problem.id}`}
          send={(reason, submission) => {
            const { id: problemId, version } = task.problem;
            return markProblemInError({ problemId, version, reason }, submission);
          }}
          failed={t('failedToSave')}
          refusals={{ WRONG_STATE: () => t('noLongerActive') }}
          done={() => {
            refresh();
            return t('wasSaved');
          }}
          onRefused={refresh}
          onClose={close}
        />
      )}
    </Paper>
  );
}

interface ItemsProps {
  rows: readonly Problem[];
  mayWrite: boolean;
  onBegin: (task: Task) => void;
}

function Items({ rows, mayWrite, onBegin }: ItemsProps) {
  if (rows.length === 0) return null;
  return (
    <Stack component="ul" gap="sm" m={0} mt="xs" p={0} style={{ listStyle: 'none' }}>
      {rows.map((problem) => (
        <ProblemItem
          key={problem.id}
          problem={problem}
          {...(mayWrite && { onBegin: (kind) => onBegin({ kind, problem }) })}
        />
      ))}
    </Stack>
  );
}
