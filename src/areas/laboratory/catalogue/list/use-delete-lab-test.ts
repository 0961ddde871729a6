import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { deleteLabTest, useRefreshLabTests } from '../../laboratory/laboratory.calls.ts';
import type { LabTest } from '../lab-test.contract.ts';
import { t } from '../lab-tests.texts.ts';

/** Takes a test off the catalogue. */
export function useDeleteLabTest() {
  return useConfirmedWrite<LabTest, LabTest>({
    ask: ({ name }) => ({
      title: t('deleteTitle'),
      message: t('deleteQuestion', { name }),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    call: ({ id: testId, version }, submission) => deleteLabTest({ testId, version }, submission),
    done: ({ name }) => t('wasDeleted', { name }),
    failed: () => t('failedToDelete'),
    onSettled: useRefreshLabTests(),
  });
}
