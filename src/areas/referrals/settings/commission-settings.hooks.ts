import { useRead } from '#client/queries/reads.ts';
import { getCommissionSettings } from './commission-settings.calls.ts';

/** Has the settings of commissions fetched again. */
export const commissionSettingsTopic = 'commission-settings';

/** How high a commission may be and whether a second person decides on payouts. */
export function useCommissionSettings() {
  return useRead(commissionSettingsTopic, getCommissionSettings, {});
}
