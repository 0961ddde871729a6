import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { undoImport } from '../runs/import.calls.ts';
import type { ImportRun } from '../runs/import.contract.ts';
import { t } from './list-import.texts.ts';

/** Undoes a run once the person is sure, part by part until nothing is left; tells where something was kept. */
export function useUndoImport(onKept: (run: ImportRun) => void) {
  const queries = useQueryClient();
  const [undoing, setUndoing] = useState<{ id: string; remaining: number | undefined }>();

  async function undo(importRunId: string) {
    const isSure = await confirmAction({
      title: t('undoTitle'),
      message: t('undoMessage'),
      confirmLabel: t('undo'),
      cancelLabel: t('keep'),
      isDestructive: true,
    });
    if (!isSure) return;
    setUndoing({ id: importRunId, remaining: undefined });
    try {
      for (;;) {
        const { remaining, ...run } = await undoImport({ importRunId });
        setUndoing({ id: importRunId, remaining });
        if (remaining > 0) continue;
        notifySuccess(t('wasUndone', run));
        if (run.kept > 0) onKept(run);
        break;
      }
    } catch (error) {
      tellFailure({ title: t('failedUndo'), error });
    } finally {
      setUndoing(undefined);
      void queries.invalidateQueries();
    }
  }

  return { undoing, undo };
}
