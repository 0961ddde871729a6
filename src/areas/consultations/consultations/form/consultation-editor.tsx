import { Alert, Button, Group, Kbd, Paper, Stack, Textarea, TextInput, Title } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { FormActions } from '#ui/form/form-actions.tsx';
import { SteadyPart } from '#ui/form/parts/steady-part.tsx';
import { useFirstField } from '#ui/form/use-first-field.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { TemplateMenu } from '../../templates/form/template-menu.tsx';
import { discardConsultation } from '../consultation.calls.ts';
import type { Consultation } from '../consultation.contract.ts';
import { useRefreshConsultation, useRememberConsultation } from '../consultation.hooks.ts';
import { consultationRefusals } from '../consultation.words.ts';
import { t as text } from '../consultations.texts.ts';
import { narrativeFields } from '../content/consultation-content.contract.ts';
import { Orders } from '../detail/orders.tsx';
import { DiagnosesFields } from './diagnoses-fields.tsx';
import { t } from './editor.texts.ts';
import { FollowUpFields } from './follow-up-fields.tsx';
import { KeepConflict, KeepStatus } from './keep-notice.tsx';
import { useConsultationForm } from './use-consultation-form.ts';
import { useVisitSigns } from './use-visit-signs.ts';
import { VisitSigns } from './visit-signs.tsx';

const minRows = { reason: 2, history: 3, examination: 3, plan: 3 } as const;

/** A draft on one screen, from the reason to the signature; filled from top to bottom without a mouse. */
export function ConsultationEditor({ consultation }: { consultation: Consultation }) {
  const signs = useVisitSigns(consultation);
  const edited = useConsultationForm(consultation, signs.set?.id ?? null);
  const { form, keeping, node, sign, isSigning, failure } = edited;
  useFirstField(node);
  const narrative = (name: (typeof narrativeFields)[number]) => (
    <SteadyPart form={form} fields={[name]}>
      {() => (
        <Textarea
          label={text(name)}
          autosize
          minRows={minRows[name]}
          maxLength={name === 'reason' ? 2000 : 10_000}
          required={name === 'reason'}
          {...(name === 'reason' && { 'data-autofocus': true })}
          {...form.getInputProps(name)}
        />
      )}
    </SteadyPart>
  );
  function signByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Events of dialogs that are opened from here come along too, though they are no part of the form.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    sign();
  }
  return (
    // The handler only adds Ctrl+Enter to what a form does with the keyboard anyway.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={node}
      noValidate
      aria-label={t('form')}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={signByKey}
    >
      <Stack gap="md">
        <KeepConflict {...edited} />
        <Part
          title={t('narrative')}
          actions={<TemplateMenu texts={form.values} onApply={(fields) => edited.apply(fields)} />}
        >
          {narrative('reason')}
          {narrative('history')}
        </Part>
        <Part title={text('vitals')}>
          <VisitSigns consultation={consultation} signs={signs} />
        </Part>
        <Part title={text('examination')}>{narrative('examination')}</Part>
        <Part title={text('diagnoses')}>
          <SteadyPart form={form} fields={['diagnoses']}>
            {() => <DiagnosesFields form={form} />}
          </SteadyPart>
        </Part>
        <Part title={text('plan')}>
          {narrative('plan')}
          <TextInput label={text('referredTo')} maxLength={300} {...form.getInputProps('referredTo')} />
        </Part>
        <Orders consultation={consultation} content={form.values} />
        <Part title={text('followUp')}>
          <SteadyPart form={form} fields={['followUpDate', 'followUpTime', 'followUpNote']}>
            {() => <FollowUpFields form={form} />}
          </SteadyPart>
        </Part>
        {failure !== null && (
          <Alert key={failure} role="alert" color="red" icon={<Icon name="alert" />}>
            {failure}
          </Alert>
        )}
        <FormActions justify="apart">
          <KeepStatus keeping={keeping} />
          <Group gap="sm">
            <DiscardButton consultation={consultation} keeping={keeping} />
            <Button
              type="button"
              loading={isSigning}
              disabled={keeping.conflict !== undefined}
              onClick={sign}
            >
              {t('sign')}
            </Button>
            <Kbd visibleFrom="sm" aria-hidden>
              {t('signHint')}
            </Kbd>
          </Group>
        </FormActions>
      </Stack>
    </form>
  );
}

function Part({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Paper component="section" withBorder p="md" aria-label={title}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        {actions}
      </Group>
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}

interface DiscardProps {
  consultation: Consultation;
  keeping: ReturnType<typeof useConsultationForm>['keeping'];
}

function DiscardButton({ consultation: { id }, keeping }: DiscardProps) {
  const remember = useRememberConsultation();
  const refresh = useRefreshConsultation(id);
  const discarding = useConfirmedWrite<object, Consultation>({
    ask: () => ({
      title: t('discardTitle'),
      message: t('discardQuestion'),
      confirmLabel: t('discard'),
      isDestructive: true,
    }),
    call: async (_draft, submission) => {
      const version = await keeping.settledVersion();
      return discardConsultation({ consultationId: id, version }, submission);
    },
    done: () => t('wasDiscarded'),
    failed: () => t('failedToDiscard'),
    refusals: consultationRefusals,
    onDone: (discarded) => {
      keeping.end();
      remember(discarded);
    },
    onSettled: refresh,
  });
  return (
    <Button
      type="button"
      variant="subtle"
      color="red"
      loading={discarding.isBusy}
      onClick={() => void discarding.start({})}
    >
      {t('discard')}
    </Button>
  );
}
