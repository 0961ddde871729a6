import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { StepList } from '#ui/form/steps/step-list.tsx';
import { AppStep } from './app-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { beginSecondFactor, confirmSecondFactor } from '../second-factor.hooks.ts';
import { t } from '../second-factor.texts.ts';
import { StepForm } from './step-form.tsx';

export interface SetUpStepsProps {
  onCancel?: () => void;
  /** The second factor counts from here on, though its recovery codes are still on the screen. */
  onTurnedOn?: () => void;
  /** The recovery codes were kept. */
  onDone: () => void;
}

type Step =
  | { name: 'password'; wasLost?: boolean }
  | { name: 'app'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] | null };

const order = ['password', 'app', 'codes'] as const satisfies Step['name'][];

/** Password, app, recovery codes: the three steps of setting up two-factor sign-in. */
export function SetUpSteps(props: SetUpStepsProps) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  return (
    <Stack gap="md">
      <StepList names={order.map((name) => t(`step_${name}`))} current={order.indexOf(step.name)} />
      <CurrentStep {...props} step={step} onStep={setStep} />
    </Stack>
  );
}

interface CurrentStepProps extends SetUpStepsProps {
  step: Step;
  onStep: (step: Step) => void;
}

function CurrentStep({ step, onStep, onCancel, onTurnedOn, onDone }: CurrentStepProps) {
  const cancel = onCancel && { onCancel };

  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  if (step.name === 'app') {
    return (
      <AppStep
        secret={step.secret}
        uri={step.uri}
        {...cancel}
        onConfirm={async (code, submission) => {
          const { recoveryCodes } = await confirmSecondFactor({ code }, submission);
          onStep({ name: 'codes', codes: recoveryCodes });
          onTurnedOn?.();
        }}
      />
    );
  }
  return (
    <StepForm
      fields={['password']}
      submitLabel={t('begin')}
      {...cancel}
      onSubmit={async ({ password }, submission) => {
        const { secret, uri } = await beginSecondFactor({ password }, submission);
        submission.done();
        onStep(secret && uri ? { name: 'app', secret, uri } : { name: 'password', wasLost: true });
      }}
    >
      <Text size="sm">{t('needApp')}</Text>
      {step.wasLost && (
        <Alert role="alert" color="yellow">
          {t('secretLost')}
        </Alert>
      )}
    </StepForm>
  );
}
