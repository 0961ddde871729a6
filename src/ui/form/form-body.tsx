import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import classes from './form-body.module.css';
import { FormActions } from './form-actions.tsx';
import { t } from './form.texts.ts';
import { SubmitButton } from './submit-button.tsx';
import type { DraftForm, Outcome } from './use-draft-form.ts';
import { useFirstField } from './use-first-field.ts';

export interface FormBodyProps<Values extends Record<string, unknown>> {
  draft: DraftForm<Values>;
  /** The fields. */
  children: ReactNode;
  submitLabel?: string;
  /** In a dialog in which nothing must be typed: Enter does it at once. */
  isReady?: boolean;
  onCancel?: () => void;
  /** What leaving the form is called where 'Cancel' could mean the deed itself. */
  cancelLabel?: string;
  /** More buttons between Cancel and the submit button. */
  extraActions?: ReactNode;
  /** Shown beside a failure, such as 'Book anyway'. */
  failureActions?: ReactNode;
}

function reveal(alert: HTMLDivElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

interface FailureAlertProps {
  message: string;
  outcome: Outcome;
  actions: ReactNode;
}

const titleOf = { 'not-saved': 'notSaved', unknown: 'perhapsSaved', saved: 'saved' } as const;

function FailureAlert({ message, outcome, actions }: FailureAlertProps) {
  return (
    <Alert ref={reveal} role="alert" color="red" title={t(titleOf[outcome])} icon={<Icon name="alert" />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{message}</Text>
        <Group gap="sm">{actions}</Group>
      </Stack>
    </Alert>
  );
}

/** The frame of every form: restored-draft notice, fields, what went wrong, and the buttons. */
export function FormBody<Values extends Record<string, unknown>>(props: FormBodyProps<Values>) {
  const node = useRef<HTMLFormElement>(null);
  const { attach, submit, discard, isSaving, isRestored, failure, outcome } = props.draft;
  useFirstField(node);
  const hold = useMergedRef(node, attach);
  function submitByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }
  const retry = outcome !== 'saved' && (
    <>
      <Button size="xs" variant="default" loading={isSaving} onClick={() => submit()}>
        {t('tryAgain')}
      </Button>
      {props.failureActions}
    </>
  );
  return (
    // The handler only adds Ctrl+Enter to what a form does with the keyboard anyway.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={hold} noValidate onSubmit={submit} onKeyDown={submitByKey}>
      <Stack gap="md">
        {isRestored && (
          <Alert color="blue" icon={<Icon name="info" />}>
            <Group justify="space-between" gap="sm">
              <Text size="sm">{t('restored')}</Text>
              <Button size="compact-sm" variant="default" onClick={discard}>
                {t('discardDraft')}
              </Button>
            </Group>
          </Alert>
        )}
        <div className={classes['fields']}>{props.children}</div>
        {failure !== null && (
          <FailureAlert key={failure} message={failure} outcome={outcome} actions={retry} />
        )}
        <FormActions>
          {props.onCancel && (
            <Button variant="default" onClick={props.onCancel}>
              {props.cancelLabel ?? t('cancel')}
            </Button>
          )}
          {props.extraActions}
          <SubmitButton loading={isSaving} isFirst={props.isReady === true}>
            {props.submitLabel ?? t('save')}
          </SubmitButton>
        </FormActions>
      </Stack>
    </form>
  );
}
