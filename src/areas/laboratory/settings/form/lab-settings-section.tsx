import { SwitchSection } from '#screens/settings/switch-section.tsx';
import { getLabSettings, updateLabSettings } from '../../laboratory/laboratory.calls.ts';
import { t } from '../lab-settings.texts.ts';

const names = ['needsSecondPerson', 'completionNeedsVerified'] as const;

/** How the laboratory verifies and completes its work. */
export function LabSettingsSection() {
  return (
    <SwitchSection
      title={t('title')}
      switches={names.map((name) => ({ name, label: t(name), hint: t(`${name}Hint`) }))}
      topic="lab-settings"
      read={getLabSettings}
      write={updateLabSettings}
    />
  );
}
