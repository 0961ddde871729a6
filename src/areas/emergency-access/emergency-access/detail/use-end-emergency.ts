import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { closeEmergencyAccess } from '../emergency-access.calls.ts';
import type { EmergencyAccess } from '../emergency-access.contract.ts';
import { useRefreshAccess } from '../emergency-access.hooks.ts';
import { t } from '../emergency-access.texts.ts';
import { emergencyRefusals } from '../emergency-access.words.ts';

/** Ends an emergency access of the signed-in person and tells how it went. */
export function useEndEmergency() {
  const refresh = useRefreshAccess();
  return useConfirmedWrite<EmergencyAccess, EmergencyAccess>({
    call: ({ id: accessId }, submission) => closeEmergencyAccess({ accessId }, submission),
    done: () => t('hasEnded'),
    failed: () => t('failedToEnd'),
    refusals: emergencyRefusals,
    onDone: refresh,
  });
}
