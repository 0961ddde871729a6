import { Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { confirmEmail } from '../application.calls.ts';
import { type ApplicationState, confirmEmail as contract } from '../application.contract.ts';
import { useRememberState } from '../application.hooks.ts';
import { t } from '../application.texts.ts';
import { applicationRefusals } from '../application.words.ts';

/** Takes the code that proves the contact's address. */
export function ConfirmEmailForm({ secret, state }: { secret: string; state: ApplicationState }) {
  const remember = useRememberState(secret);
  const [schema] = useState(() => z.strictObject({ code: contract.input.shape.code }));
  const draft = useDraftForm({
    schema,
    initialValues: { code: '' },
    draftKey: `application-code.${state.number}`,
    save: ({ code }) => confirmEmail({ secret, code }),
    describeFailure: (error) => failureWords(t('failedToConfirm'), error, applicationRefusals),
    onSaved(answer) {
      remember(answer);
      notifySuccess(t('wasConfirmed'));
    },
  });
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('emailTitle')}
      </Title>
      <Text size="sm" mb="sm">
        {t('emailText', { email: state.contactEmail })}
      </Text>
      <FormBody draft={draft} submitLabel={t('confirm')}>
        <TextInput
          label={t('code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          {...draft.form.getInputProps('code')}
        />
      </FormBody>
    </section>
  );
}
