import { useStatusChange } from '#screens/register/use-status-change.ts';
import { updateWard, useRefreshBeds } from '../ward.calls.ts';
import { wardRefusals } from '../ward.words.ts';
import { t } from '../wards.texts.ts';

/** Closes wards that have no beds any more, and opens them again. */
export function useWardStatus() {
  return useStatusChange({
    words: t,
    call: ({ id: wardId, version, to: status }, submission) =>
      updateWard({ wardId, version, status }, submission),
    refusals: wardRefusals,
    onSettled: useRefreshBeds(),
  });
}
