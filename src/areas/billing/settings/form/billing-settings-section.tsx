import { SwitchSection } from '#screens/settings/switch-section.tsx';
import { getBillingSettings, updateBillingSettings } from '../billing-settings.calls.ts';
import { t } from '../billing-settings.texts.ts';

const names = ['refundNeedsApproval', 'cashNeedsOpenDay'] as const;

/** What refunds and cash payments need. */
export function BillingSettingsSection() {
  return (
    <SwitchSection
      title={t('title')}
      switches={names.map((name) => ({ name, label: t(name), hint: t(`${name}Hint`) }))}
      topic="billing-settings"
      read={getBillingSettings}
      write={updateBillingSettings}
    />
  );
}
