import { useRead, useRemember } from '#client/queries/reads.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { t } from '../late-entries.texts.ts';
import { getLateEntrySettings, updateLateEntrySettings } from '../late-entry.calls.ts';
import { lateEntrySettings, type LateEntrySettings } from '../late-entry.contract.ts';

const topic = 'late-entry-settings';

/** How many hours later a step of a stay or an operation may be written down. */
export function LateEntrySection() {
  const query = useRead(topic, getLateEntrySettings, {});
  return (
    <SettingsSection
      title={t('title')}
      lead={t('lead')}
      query={query}
      failedToLoad={t('failedToLoad')}
      lines={2}
    >
      {(stored) => <HoursForm key={stored.lateEntryHours} stored={stored} />}
    </SettingsSection>
  );
}

function HoursForm({ stored }: { stored: LateEntrySettings }) {
  const remember = useRemember(topic, getLateEntrySettings, {});
  const draft = useDraftForm({
    schema: lateEntrySettings,
    initialValues: stored,
    draftKey: `late-entry-settings.${stored.lateEntryHours}`,
    save: (fields, submissionKey) => updateLateEntrySettings(fields, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved: (saved) => {
      remember(saved);
      notifySuccess(t('saved'));
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft}>
      <WholeNumberField {...field('lateEntryHours', t('hours'))} description={t('hoursHint')} maw={360} />
    </FormBody>
  );
}
