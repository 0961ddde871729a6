import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { useMay, usePerson } from '#client/session.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { verifyLabResults } from '../../laboratory/laboratory.calls.ts';
import { refusalWords } from '../../laboratory/laboratory.words.ts';
import { labOrderTopic } from '../../orders/lab-order.rules.ts';
import type { OpenedSheet, TestOfOrder } from '../lab-result.contract.ts';
import { useRememberSheet } from '../lab-result.hooks.ts';
import { t } from '../lab-results.texts.ts';

export interface Verification {
  isBusy: boolean;
  /** Ids of the results that this person may verify now. */
  ready: string[];
  /** True when the result waits for somebody else than this person. */
  needsOther: (test: TestOfOrder) => boolean;
  verify: (resultIds: string[]) => Promise<void>;
}

/** Verifies results of an order, as far as this person may: not one's own where the hospital asks for two. */
export function useVerification({ order, tests, needsSecondPerson }: OpenedSheet): Verification {
  const may = useMay();
  const { user } = usePerson();
  const queries = useQueryClient();
  const remember = useRememberSheet();
  const [isBusy, setBusy] = useState(false);
  const isOpen = ({ state, result }: TestOfOrder) => state === 'unverified' && result !== null;
  const needsOther = (test: TestOfOrder) =>
    isOpen(test) && needsSecondPerson && test.result?.enteredBy.id === user.id;
  const ready = may('lab.results')
    ? tests.flatMap((test) => (test.result && isOpen(test) && !needsOther(test) ? [test.result.id] : []))
    : [];

  async function verify(resultIds: string[], submission = new Submission()): Promise<void> {
    setBusy(true);
    try {
      remember(await verifyLabResults({ orderId: order.id, resultIds }, submission));
      notifySuccess(t('wereVerified', { count: resultIds.length }));
    } catch (error) {
      const message = refusalWords(error);
      const onRetry = () => verify(resultIds, submission);
      notifyFailure({ title: t('failedToVerify'), ...(message && { message }), onRetry });
      void queries.invalidateQueries({ queryKey: [labOrderTopic(order.id)] });
    }
    setBusy(false);
  }

  return { isBusy, ready, needsOther, verify: (resultIds) => verify(resultIds) };
}
