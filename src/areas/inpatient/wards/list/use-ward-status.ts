import { useStatusChange } from '#screens/write/use-status-change.ts';
import { updateWard } from '../ward.calls.ts';
import { useRefreshBeds } from '../ward.hooks.ts';
import { wardRefusals } from '../ward.words.ts';
import { t } from '../wards.texts.ts';

/** Closes wards that have no beds any more, and opens them again. */
export function useWardStatus() {
  return useStatusChange({
    words: (key, name) => t(key, { name }),
    call: ({ id: wardId, version, to: status }, submission) =>
      updateWard({ wardId, version, status }, submission),
    failed: () => t('failedToUpdate'),
    refusals: wardRefusals,
    onSettled: useRefreshBeds(),
  });
}
