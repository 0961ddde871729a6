import { useRead, useRemember } from '#client/queries/reads.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { t } from '../../bed-transfers.texts.ts';
import { getTransferSettings, updateTransferSettings } from '../transfer-settings.calls.ts';
import { transferSettings, type TransferSettings } from '../transfer-settings.contract.ts';

const topic = 'transfer-settings';

/** For how long an approved transfer holds its bed. */
export function TransferSettingsSection() {
  const query = useRead(topic, getTransferSettings, {});
  return (
    <SettingsSection title={t('holdTitle')} query={query} failedToLoad={t('failedToLoadSettings')} lines={2}>
      {(stored) => <MinutesForm key={stored.holdMinutes} stored={stored} />}
    </SettingsSection>
  );
}

function MinutesForm({ stored }: { stored: TransferSettings }) {
  const remember = useRemember(topic, getTransferSettings, {});
  const draft = useDraftForm({
    schema: transferSettings,
    initialValues: stored,
    draftKey: `transfer-settings.${stored.holdMinutes}`,
    save: (fields, submissionKey) => updateTransferSettings(fields, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved: (saved) => {
      remember(saved);
      notifySuccess(t('saved'));
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft}>
      <WholeNumberField {...field('holdMinutes')} maw={360} />
    </FormBody>
  );
}
