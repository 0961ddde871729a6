import { SwitchSection } from '#screens/settings/switch-section.tsx';
import type { LabSettings } from '../lab-settings.contract.ts';
import { getLabSettings, updateLabSettings } from '../../laboratory/laboratory.calls.ts';
import { t } from '../lab-settings.texts.ts';
import { EscalationForm } from './escalation-form.tsx';

const names = ['needsSecondPerson', 'completionNeedsVerified'] as const;

function switchesOf({ needsSecondPerson, completionNeedsVerified }: LabSettings) {
  return { needsSecondPerson, completionNeedsVerified };
}

/** How the laboratory verifies and completes its work, and when critical results are passed on. */
export function LabSettingsSection() {
  return (
    <>
      <SwitchSection
        title={t('title')}
        switches={names.map((name) => ({ name, label: t(name), hint: t(`${name}Hint`) }))}
        topic="lab-settings"
        read={async (input, signal) => switchesOf(await getLabSettings(input, signal))}
        write={async (change, submission) => switchesOf(await updateLabSettings(change, submission))}
      />
      <EscalationForm />
    </>
  );
}
