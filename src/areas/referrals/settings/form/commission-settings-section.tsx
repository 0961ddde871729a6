import { SwitchSection } from '#screens/settings/switch-section.tsx';
import { getCommissionSettings, updateCommissionSettings } from '../commission-settings.calls.ts';
import type { CommissionSettings } from '../commission-settings.contract.ts';
import { commissionSettingsTopic } from '../commission-settings.hooks.ts';
import { t } from '../commission-settings.texts.ts';
import { CommissionCapForm } from './commission-cap-form.tsx';

function switchesOf({ payoutNeedsSecondPerson }: CommissionSettings) {
  return { payoutNeedsSecondPerson };
}

/** Who decides on payouts, and how high a commission may be. */
export function CommissionSettingsSection() {
  const name = 'payoutNeedsSecondPerson';
  return (
    <>
      <SwitchSection
        title={t('title')}
        switches={[{ name, label: t(name), hint: t(`${name}Hint`) }]}
        topic={commissionSettingsTopic}
        read={async (input, signal) => switchesOf(await getCommissionSettings(input, signal))}
        write={async (change, submission) => switchesOf(await updateCommissionSettings(change, submission))}
      />
      <CommissionCapForm />
    </>
  );
}
