import { ReasonForm } from '#screens/form/reason-form.tsx';
import { closeTask } from '../task.calls.ts';
import { useRefreshTasks } from '../task.hooks.ts';
import { taskRefusals } from '../task.words.ts';
import { t } from '../tasks.texts.ts';

/** Says why a task was not done. */
export function NotDoneForm({
  task: { id, version },
  onClose,
}: {
  task: { id: string; version: number };
  onClose: () => void;
}) {
  const refresh = useRefreshTasks();
  return (
    <ReasonForm
      title={t('notDoneTitle')}
      text={t('notDoneText')}
      label={t('reason')}
      submitLabel={t('notDone')}
      draftKey={`nursing-task-not-done.${id}`}
      send={(reason, submission) =>
        closeTask({ taskId: id, version, status: 'not_done', reason }, submission)
      }
      failed={t('failedToUpdate')}
      refusals={taskRefusals}
      done={() => {
        refresh();
        return t('wasClosed');
      }}
      onRefused={refresh}
      onClose={onClose}
    />
  );
}
