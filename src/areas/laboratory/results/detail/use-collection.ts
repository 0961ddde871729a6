import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { collectSpecimen } from '../../laboratory/laboratory.calls.ts';
import { refusalWords } from '../../laboratory/laboratory.words.ts';
import type { LabOrder } from '../../orders/lab-order.contract.ts';
import { labOrderTopic } from '../../orders/lab-order.rules.ts';
import { t } from '../lab-results.texts.ts';

/** Notes that the specimen of an order was taken at this moment. */
export function useCollection({ id: orderId, version }: Pick<LabOrder, 'id' | 'version'>) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function collect(submission = new Submission()): Promise<void> {
    setBusy(true);
    try {
      await collectSpecimen({ orderId, version }, submission);
      notifySuccess(t('wasCollected'));
    } catch (error) {
      const message = refusalWords(error);
      const onRetry = () => collect(submission);
      notifyFailure({ title: t('failedToCollect'), ...(message && { message }), onRetry });
    }
    setBusy(false);
    void queries.invalidateQueries({ queryKey: [labOrderTopic(orderId)] });
    void queries.invalidateQueries({ queryKey: ['lab-orders'] });
  }

  return { isBusy, collect: () => collect() };
}
