import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { deleteLabTest } from '../../laboratory/laboratory.calls.ts';
import { refusalWords } from '../../laboratory/laboratory.words.ts';
import type { LabTest } from '../lab-test.contract.ts';
import { testsTopic } from '../lab-test.hooks.ts';
import { t } from '../lab-tests.texts.ts';

/** Takes a test off the catalogue after asking. */
export function useDeleteLabTest() {
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();

  async function send(test: LabTest, submission = new Submission()): Promise<void> {
    const { id: testId, version, name } = test;
    setBusyId(testId);
    try {
      await deleteLabTest({ testId, version }, submission);
      notifySuccess(t('wasDeleted', { name }));
    } catch (error) {
      const message = refusalWords(error);
      const onRetry = () => send(test, submission);
      notifyFailure({ title: t('failedToDelete'), ...(message && { message }), onRetry });
    }
    setBusyId(undefined);
    void queries.invalidateQueries({ queryKey: [testsTopic] });
  }

  async function remove(test: LabTest) {
    const isConfirmed = await confirmAction({
      title: t('deleteTitle'),
      message: t('deleteQuestion', { name: test.name }),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (isConfirmed) await send(test);
  }

  return { busyId, remove };
}
