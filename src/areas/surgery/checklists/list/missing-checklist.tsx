import { Button } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { theatreTeam } from '../../papers/paper-access.ts';
import { createChecklist } from '../checklist.calls.ts';
import { useRefreshChecklists } from '../checklist.hooks.ts';
import { checklistRefusals } from '../checklist.words.ts';
import { t } from '../checklists.texts.ts';

/** In place of the checklist of a case that has none, with the way to make it. */
export function MissingChecklist({ caseId }: { caseId: string }) {
  const may = useMay();
  const refresh = useRefreshChecklists();
  const create = useConfirmedWrite({
    call: (subject: { caseId: string }, submission) => createChecklist(subject, submission),
    done: () => t('wasCreated'),
    failed: () => t('failedToCreate'),
    refusals: checklistRefusals,
    onSettled: refresh,
  });
  return (
    <EmptyState
      title={t('noneFound')}
      hint={t('noneYet')}
      icon="shield"
      action={
        may(theatreTeam) && (
          <Button loading={create.isBusy} onClick={() => void create.start({ caseId })}>
            {t('create')}
          </Button>
        )
      }
    />
  );
}
