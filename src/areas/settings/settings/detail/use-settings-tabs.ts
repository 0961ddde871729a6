import { useFillings } from '#client/registration/slot-view.tsx';
import { usePerson } from '#client/session.ts';
import { machineClientsTabSlot } from '#screens/settings/settings-slots.ts';
import { settingsTabs } from './settings.address.ts';

type Tab = (typeof settingsTabs)[number];

/** The tabs that there are for the person: patients' and staff's messages are a hospital's, keys for who manages them. */
export function useSettingsTabs(): readonly Tab[] {
  const { tenant } = usePerson();
  const hasKeys = useFillings(machineClientsTabSlot).length > 0;
  return settingsTabs.filter((tab) => {
    if (tab === 'notifications') return tenant.isPlatform !== true;
    return tab !== 'machine-clients' || hasKeys;
  });
}
