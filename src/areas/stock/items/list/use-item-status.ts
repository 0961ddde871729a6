import { useStatusChange } from '#screens/register/use-status-change.ts';
import { itemRegister } from '../item.calls.ts';
import { itemRefusals } from '../item.words.ts';
import { t } from '../items.texts.ts';

/** Takes items out of use and back into it. */
export function useItemStatus() {
  return useStatusChange({ words: t, register: itemRegister, refusals: itemRefusals });
}
