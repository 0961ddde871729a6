import { useQuery } from '@tanstack/react-query';
import { getCommissionSettings } from './commission-settings.calls.ts';

/** Has the settings of commissions fetched again. */
export const commissionSettingsTopic = 'commission-settings';

/** How high a commission may be and whether a second person decides on payouts. */
export function useCommissionSettings() {
  return useQuery({
    queryKey: [commissionSettingsTopic, 'all'],
    queryFn: ({ signal }) => getCommissionSettings({}, signal),
  });
}
