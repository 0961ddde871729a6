import { Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { closeTask, takeTask } from '../task.calls.ts';
import { useRefreshTasks } from '../task.hooks.ts';
import { taskRefusals } from '../task.words.ts';
import { t } from '../tasks.texts.ts';

const NotDoneForm = lazyPart(() => import('../form/not-done-form.tsx'), 'NotDoneForm');

/** An open task, as far as its buttons need it. */
export interface OpenTask {
  id: string;
  version: number;
  takenByName: string | null;
}

interface TaskButtonsProps {
  task: OpenTask;
  /** What is to be done, and for whom: it names the buttons. */
  name: string;
}

/** What can be done with an open task: take it, say that it was done, or why not. */
export function TaskButtons({ task, name }: TaskButtonsProps) {
  const may = useMay();
  const refresh = useRefreshTasks();
  const [isReasoned, setReasoned] = useState(false);
  const same = { failed: () => t('failedToUpdate'), refusals: taskRefusals, onSettled: refresh };
  const take = useConfirmedWrite({
    ...same,
    call: ({ id: taskId, version }: OpenTask, submission) => takeTask({ taskId, version }, submission),
    done: () => t('wasTaken'),
  });
  const close = useConfirmedWrite({
    ...same,
    call: ({ id: taskId, version }: OpenTask, submission) =>
      closeTask({ taskId, version, status: 'done' }, submission),
    done: () => t('wasClosed'),
  });
  if (!may('nursing.write')) return null;
  return (
    <Group gap={6}>
      <Button
        size="compact-md"
        variant="light"
        loading={close.isBusy}
        aria-label={t('doneOf', { name })}
        onClick={() => void close.start(task)}
      >
        {t('done')}
      </Button>
      {task.takenByName === null && (
        <Button
          size="compact-md"
          variant="default"
          loading={take.isBusy}
          aria-label={t('takeOf', { name })}
          onClick={() => void take.start(task)}
        >
          {t('take')}
        </Button>
      )}
      <Button
        size="compact-md"
        variant="default"
        aria-label={t('notDoneOf', { name })}
        onClick={() => setReasoned(true)}
      >
        {t('notDone')}
      </Button>
      <Suspense fallback={null}>
        {isReasoned && <NotDoneForm task={task} onClose={() => setReasoned(false)} />}
      </Suspense>
    </Group>
  );
}
