import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { answerQuestion } from '../application.calls.ts';
import { answerQuestion as contract } from '../application.contract.ts';
import { useRememberState } from '../application.hooks.ts';
import { t } from '../application.texts.ts';
import { applicationRefusals } from '../application.words.ts';
import { DocumentsStep } from './documents-step.tsx';

function answerSchema() {
  return z.strictObject({
    answer: contract.input.shape.answer,
    tradeLicense: z.string(),
    tradeLicenseName: z.string(),
    passportPhoto: z.string(),
    passportPhotoName: z.string(),
  });
}

/** Answers the operator's question, with other documents where they were asked for. */
export function AnswerForm({ secret, number }: { secret: string; number: string }) {
  const remember = useRememberState(secret);
  const [schema] = useState(answerSchema);
  const draft = useDraftForm({
    schema,
    initialValues: {
      answer: '',
      tradeLicense: '',
      tradeLicenseName: '',
      passportPhoto: '',
      passportPhotoName: '',
    },
    draftKey: `application-answer.${number}`,
    save: ({ answer, tradeLicense, passportPhoto }) =>
      answerQuestion({
        secret,
        answer,
        ...(tradeLicense !== '' && { tradeLicense }),
        ...(passportPhoto !== '' && { passportPhoto }),
      }),
    describeFailure: (error) => failureWords(t('failedToAnswer'), error, applicationRefusals),
    onSaved(answer) {
      remember(answer);
      notifySuccess(t('wasAnswered'));
    },
  });
  return (
    <FormBody draft={draft} submitLabel={t('sendAnswer')}>
      <Textarea
        label={t('answer')}
        required
        autosize
        minRows={3}
        maxLength={2000}
        {...draft.form.getInputProps('answer')}
      />
      <Text size="sm" fw={600}>
        {t('answerFiles')}
      </Text>
      <DocumentsStep draft={draft} isOptional />
    </FormBody>
  );
}
