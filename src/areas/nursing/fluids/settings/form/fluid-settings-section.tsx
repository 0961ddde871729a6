import { useRead, useRemember } from '#client/queries/reads.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { getFluidSettings, updateFluidSettings } from '../fluid-settings.calls.ts';
import { fluidSettings, type FluidSettings } from '../fluid-settings.contract.ts';
import { t } from './fluid-settings.texts.ts';

const topic = 'fluid-settings';

/** When the fluid day begins, and after how long a gap in the urine is pointed out. */
export function FluidSettingsSection() {
  const query = useRead(topic, getFluidSettings, {});
  return (
    <SettingsSection title={t('title')} query={query} failedToLoad={t('failedToLoad')} lines={2}>
      {(stored) => <PolicyForm key={Object.values(stored).join('.')} stored={stored} />}
    </SettingsSection>
  );
}

function PolicyForm({ stored }: { stored: FluidSettings }) {
  const remember = useRemember(topic, getFluidSettings, {});
  const draft = useDraftForm({
    schema: fluidSettings,
    initialValues: stored,
    draftKey: `fluid-settings.${Object.values(stored).join('.')}`,
    save: (fields, submissionKey) => updateFluidSettings(fields, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved: (saved) => {
      remember(saved);
      notifySuccess(t('saved'));
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft}>
      <WholeNumberField {...field('dayStartHour')} maw={360} />
      <WholeNumberField {...field('urineReminderHours')} maw={360} />
    </FormBody>
  );
}
