import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { changeClosingPolicy } from '../closing.calls.ts';
import { closingPolicyFields } from '../closing.contract.ts';
import { useClosingPolicy } from '../closing.hooks.ts';
import { t } from '../closing.texts.ts';

/** For how long an account can be taken back, and the form that changes it. */
export function WaitingTime() {
  const query = useClosingPolicy();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection title={t('policy')} lead={t('policyText')} query={query}>
      {({ waitingDays }) => (
        <Group>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t('days', { count: waitingDays })}
          </Button>
          {isOpen && <WaitingTimeForm waitingDays={waitingDays} onClose={() => setIsOpen(false)} />}
        </Group>
      )}
    </SettingsSection>
  );
}

function WaitingTimeForm({ waitingDays, onClose }: { waitingDays: number; onClose: () => void }) {
  const refresh = useRefresh('clients');
  const [schema] = useState(() => z.strictObject(closingPolicyFields));
  const draft = useDraftForm({
    schema,
    initialValues: { waitingDays },
    draftKey: 'closing.policy',
    save: (fields: z.output<typeof schema>, key) => changeClosingPolicy(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved() {
      refresh();
      notifySuccess(t('policySaved'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('policy')} draft={draft} size="sm" onClose={onClose} submitLabel={t('save')}>
      <WholeNumberField {...field('waitingDays')} />
    </FormModal>
  );
}
