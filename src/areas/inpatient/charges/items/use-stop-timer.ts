import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { stopStayTimer } from '../charge.calls.ts';
import { useRefreshCharges } from '../charge.hooks.ts';
import { chargeRefusals } from '../charge.words.ts';
import { t } from '../charges.texts.ts';

/** Something that was charged on a stay by hand. */
export interface ChargedItem {
  id: string;
  kind: 'service' | 'timed';
  name: string;
}

/** Stops something that is charged by time, after asking. */
export function useStopTimer() {
  return useConfirmedWrite({
    ask: ({ name }: ChargedItem) => ({
      title: t('stopTitle'),
      message: t('stopQuestion', { name }),
      confirmLabel: t('stop'),
    }),
    call: ({ id: stayTimerId }, submission) => stopStayTimer({ stayTimerId }, submission),
    done: ({ name }) => t('wasStopped', { name }),
    failed: () => t('failedToStop'),
    refusals: chargeRefusals,
    onSettled: useRefreshCharges(),
  });
}
