import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Task } from '../task.contract.ts';
import { taskWords } from '../task.words.ts';
import { t } from '../tasks.texts.ts';
import { TaskButtons } from './task-buttons.tsx';

export interface TaskLineProps {
  task: Pick<Task, 'id' | 'version' | 'source' | 'text' | 'noteId' | 'dueAt' | 'takenByName'> & {
    everyHours?: number | null;
  };
  /** When the task was told: what was due by then is overdue. */
  now: string;
  /** Whose task it is, in the names of its buttons. */
  patient: string;
}

/** One open task: what, when, who has taken it, and what can be done. */
export function TaskLine({ task, now, patient }: TaskLineProps) {
  const { dateTime } = useFormat();
  const { noteId, dueAt, takenByName, everyHours } = task;
  const words = taskWords(task);
  const time = dateTime(dueAt);
  return (
    <div>
      <Group gap={6}>
        {dueAt < now ? (
          <StatusBadge tone="danger">{t('overdue', { time })}</StatusBadge>
        ) : (
          <Text span size="xs" c="dimmed">
            {t('due', { time })}
          </Text>
        )}
        {everyHours && (
          <Text span size="xs" c="dimmed">
            {t('every', { hours: everyHours })}
          </Text>
        )}
        {takenByName && (
          <Text span size="xs" c="dimmed">
            {t('takenBy', { name: takenByName })}
          </Text>
        )}
      </Group>
      <Text size="sm" mb={4} style={{ overflowWrap: 'anywhere' }}>
        {noteId === null ? (
          words
        ) : (
          <Anchor component={Link} to={`/dashboard/nursing/notes/${noteId}`} size="sm">
            {words}
          </Anchor>
        )}
      </Text>
      <TaskButtons task={task} name={`${words}, ${patient}`} />
    </div>
  );
}
