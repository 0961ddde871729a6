import { Button } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FormBody } from '#ui/form/form-body.tsx';
import { focusFirstField } from '#ui/form/form-failure.ts';
import { StepList } from '#ui/form/steps/step-list.tsx';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { t } from '../application.texts.ts';

export interface FormStep {
  name: string;
  /** The fields that must be right before the next step. */
  fields: readonly string[];
  content: ReactNode;
}

export interface StepFormProps<Values extends Record<string, unknown>> {
  draft: DraftForm<Values>;
  steps: readonly FormStep[];
  /** The name of a last step that follows the form. */
  lastStep?: string;
  submitLabel: string;
  failureActions?: ReactNode;
  onCancel?: () => void;
}

/** A form in steps: the next one opens once what this one asks is right, and a refusal leads back to its field. */
export function StepForm<Values extends Record<string, unknown>>(props: StepFormProps<Values>) {
  const { draft, steps, lastStep, submitLabel, failureActions, onCancel } = props;
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLParagraphElement>(null);
  const { form } = draft;
  const { fields, content } = steps[step]!;
  const names = [...steps.map(({ name }) => name), ...(lastStep === undefined ? [] : [lastStep])];
  const isLast = step === steps.length - 1;

  function go(to: number) {
    setStep(to);
    heading.current?.focus();
  }

  function next(event?: SyntheticEvent) {
    event?.preventDefault();
    const wrong = fields.filter((field) => form.validateField(field).hasError);
    if (wrong.length === 0) return go(step + 1);
    const node = heading.current?.closest('form');
    if (node) focusFirstField(node, wrong);
  }

  const wrongFields = Object.keys(form.errors).join(' ');
  useEffect(() => {
    if (wrongFields === '') return;
    const wrong = wrongFields.split(' ');
    const first = steps.findIndex((one) => one.fields.some((field) => wrong.includes(field)));
    if (first >= 0) setStep((shown) => Math.min(shown, first));
    // Only a refusal that is new leads back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wrongFields]);

  return (
    <FormBody
      draft={isLast ? draft : { ...draft, submit: next }}
      submitLabel={isLast ? submitLabel : t('next')}
      failureActions={failureActions}
      extraActions={
        step > 0 && (
          <Button variant="default" onClick={() => go(step - 1)}>
            {t('previous')}
          </Button>
        )
      }
      {...(onCancel && { onCancel })}
    >
      <StepList ref={heading} names={names} current={step} />
      {content}
    </FormBody>
  );
}
