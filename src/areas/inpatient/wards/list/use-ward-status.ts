import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { updateWard } from '../ward.calls.ts';
import type { Ward } from '../ward.contract.ts';
import { useRefreshBeds } from '../ward.hooks.ts';
import { wardRefusals } from '../ward.words.ts';
import { t } from '../wards.texts.ts';

interface StatusChange extends Pick<Ward, 'id' | 'version' | 'name'> {
  to: Ward['status'];
}

/** Closes wards that have no beds any more, and opens them again. */
export function useWardStatus() {
  return useConfirmedWrite<StatusChange, Ward>({
    ask: ({ to, name }) =>
      to === 'inactive'
        ? {
            title: t('deactivateTitle'),
            message: t('deactivateQuestion', { name }),
            confirmLabel: t('deactivate'),
            isDestructive: true,
          }
        : {
            title: t('activateTitle'),
            message: t('activateQuestion', { name }),
            confirmLabel: t('activate'),
          },
    call: ({ id: wardId, version, to: status }, submission) =>
      updateWard({ wardId, version, status }, submission),
    done: ({ to, name }) => t(to === 'inactive' ? 'wasDeactivated' : 'wasActivated', { name }),
    failed: () => t('failedToUpdate'),
    refusals: wardRefusals,
    onSettled: useRefreshBeds(),
  });
}
