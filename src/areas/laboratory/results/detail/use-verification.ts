import { useMay, usePerson } from '#client/session.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { verifyLabResults } from '../../laboratory/laboratory.calls.ts';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
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
  const refresh = useRefresh(labOrderTopic(order.id));
  const isOpen = ({ state, result }: TestOfOrder) => state === 'unverified' && result !== null;
  const needsOther = (test: TestOfOrder) =>
    isOpen(test) && needsSecondPerson && test.result?.enteredBy.id === user.id;
  const ready = may('lab.results')
    ? tests.flatMap((test) => (test.result && isOpen(test) && !needsOther(test) ? [test.result.id] : []))
    : [];

  const { isBusy, start } = useConfirmedWrite<{ resultIds: string[] }, OpenedSheet>({
    call: ({ resultIds }, submission) =>
      verifyLabResults({ orderId: order.id, resultIds }, submission).catch((error: unknown) => {
        // After a success the answer itself is shown: to fetch the order again would be an audited look more.
        refresh();
        throw error;
      }),
    done: ({ resultIds }) => t('wereVerified', { count: resultIds.length }),
    failed: () => t('failedToVerify'),
    refusals: laboratoryRefusals,
    onDone: useRememberSheet(),
  });

  return { isBusy, ready, needsOther, verify: (resultIds) => start({ resultIds }) };
}
