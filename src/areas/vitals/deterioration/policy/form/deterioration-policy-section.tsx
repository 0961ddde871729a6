import { SimpleGrid } from '@mantine/core';
import { useRead, useRemember } from '#client/queries/reads.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { getDeteriorationPolicy, updateDeteriorationPolicy } from '../deterioration-policy.calls.ts';
import { type DeteriorationPolicy, deteriorationPolicy } from '../deterioration-policy.contract.ts';
import { t } from '../deterioration-policy.texts.ts';

const topic = 'settings';

/** After how many minutes a score that nobody acknowledges is passed on. */
export function DeteriorationPolicySection() {
  const query = useRead(topic, getDeteriorationPolicy, {});
  return (
    <SettingsSection title={t('title')} lead={t('lead')} query={query} failedToLoad={t('failedToLoad')}>
      {(policy) => <PolicyForm key={JSON.stringify(policy)} policy={policy} />}
    </SettingsSection>
  );
}

function PolicyForm({ policy }: { policy: DeteriorationPolicy }) {
  const remember = useRemember(topic, getDeteriorationPolicy, {});
  const draft = useDraftForm({
    schema: deteriorationPolicy,
    initialValues: policy,
    draftKey: `deterioration-policy.${JSON.stringify(policy)}`,
    save: (fields, key) => updateDeteriorationPolicy(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved(saved) {
      remember(saved);
      notifySuccess(t('saved'));
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <WholeNumberField {...field('urgentMinutes')} />
        <WholeNumberField {...field('emergencyMinutes')} />
      </SimpleGrid>
    </FormBody>
  );
}
