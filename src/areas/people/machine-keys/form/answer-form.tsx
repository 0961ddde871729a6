import { Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { answerForMachineKey } from '../machine-key.calls.ts';
import type { MachineKey } from '../machine-key.contract.ts';
import { useRefreshMachineKeys } from '../machine-key.hooks.ts';
import { scopeNames } from '../machine-key.words.ts';
import { t } from '../machine-keys.texts.ts';
import { CodeField } from './code-field.tsx';

const schema = z.strictObject({});

/** Answers for a key from now on, such as one whose maker has left. */
export function AnswerForm({ machineKey, onClose }: { machineKey: MachineKey; onClose: () => void }) {
  const { id: keyId, name, scopes } = machineKey;
  const refresh = useRefreshMachineKeys();
  const [code, setCode] = useState('');
  const draft = useDraftForm({
    schema,
    initialValues: {},
    draftKey: `machine-key.answer.${keyId}`,
    save: (_nothing, submissionKey) => answerForMachineKey({ keyId, code }, new Submission(submissionKey)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToAnswer'), error, { WRONG_STATE: () => t('over') });
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasAnswered', { name }));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('answerTitle', { name })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('answerSubmit')}
    >
      <Text size="sm">{t('answerText', { scopes: scopeNames(scopes) })}</Text>
      <CodeField value={code} onChange={setCode} error={draft.form.errors['code']} />
    </FormModal>
  );
}
