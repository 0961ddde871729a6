import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { RecoveryCodes } from '../form/recovery-codes.tsx';
import type { SecondFactorState } from '../second-factor.contract.ts';
import {
  removeSecondFactor,
  renewRecoveryCodes,
  useRefreshSecondFactor,
  useSecondFactor,
} from '../second-factor.hooks.ts';
import { t } from '../second-factor.texts.ts';
import { SetUpSteps } from '../form/set-up-steps.tsx';
import { StepForm } from '../form/step-form.tsx';

type Task = 'set-up' | 'new-codes' | 'turn-off';

const fewCodes = 3;

/** Two-factor sign-in of the signed-in person: set it up, renew its recovery codes, turn it off. */
export function SecondFactorSection() {
  const { data, isError, refetch } = useSecondFactor();
  const [task, setTask] = useState<Task>();
  const refresh = useRefreshSecondFactor();

  function close() {
    setTask(undefined);
    refresh();
  }

  return (
    <Card withBorder component="section" aria-labelledby="second-factor-title">
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={2} size="h4" id="second-factor-title">
            {t('title')}
          </Title>
          {data && (
            <StatusBadge tone={data.since ? 'success' : 'neutral'}>
              {t(data.since ? 'on' : 'off')}
            </StatusBadge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t('lead')}
        </Text>
        {isError && !data && <ErrorPanel message={t('failedToLoad')} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton h={36} />}
        {data && <State state={data} onChoose={setTask} />}
      </Stack>
      {task && <TaskDialog task={task} onClose={close} />}
    </Card>
  );
}

function State({ state, onChoose }: { state: SecondFactorState; onChoose: (task: Task) => void }) {
  const format = useFormat();
  const { tenant } = usePerson();
  if (!state.since) {
    return (
      <Group>
        <Button onClick={() => onChoose('set-up')}>{t('setUp')}</Button>
      </Group>
    );
  }
  const isLow = state.recoveryCodesLeft <= fewCodes;
  return (
    <>
      <Text size="sm">
        {t('since', { date: format.date(state.since) })} {t('codesLeft', { count: state.recoveryCodesLeft })}{' '}
        {isLow && t('codesLow')}
      </Text>
      {state.isRequired && <Text size="sm">{t('required', { organization: tenant.name })}</Text>}
      <Group gap="sm">
        <Button variant="default" onClick={() => onChoose('new-codes')}>
          {t('newCodes')}
        </Button>
        {!state.isRequired && (
          <Button variant="default" c="red" onClick={() => onChoose('turn-off')}>
            {t('turnOff')}
          </Button>
        )}
      </Group>
    </>
  );
}

const titles = { 'set-up': 'gateTitle', 'new-codes': 'newCodes', 'turn-off': 'turnOff' } as const;

function TaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const [isTold, setTold] = useState(false);
  return (
    // While recovery codes are shown, the dialog does not close by accident.
    <Modal
      opened
      onClose={onClose}
      title={t(titles[task])}
      closeOnEscape={!isTold}
      closeOnClickOutside={false}
    >
      {task === 'set-up' && (
        <SetUpSteps
          onCancel={onClose}
          onTurnedOn={() => setTold(true)}
          onDone={() => {
            notifySuccess(t('wasTurnedOn'));
            onClose();
          }}
        />
      )}
      {task === 'new-codes' && <NewCodes onClose={onClose} onTold={() => setTold(true)} />}
      {task === 'turn-off' && <TurnOff onClose={onClose} />}
    </Modal>
  );
}

function NewCodes({ onClose, onTold }: { onClose: () => void; onTold: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <StepForm
      fields={['code']}
      codeLabel={t('codeOrRecovery')}
      wrongCode={t('wrongOrUsed')}
      submitLabel={t('makeCodes')}
      onCancel={onClose}
      onSubmit={async ({ code }, submission) => {
        const { recoveryCodes } = await renewRecoveryCodes({ code }, submission);
        setCodes(recoveryCodes);
        onTold();
      }}
    >
      <Text size="sm">{t('newCodesLead')}</Text>
    </StepForm>
  );
}

function TurnOff({ onClose }: { onClose: () => void }) {
  return (
    <StepForm
      fields={['password', 'code']}
      codeLabel={t('codeOrRecovery')}
      wrongCode={t('wrongOrUsed')}
      submitLabel={t('turnOff')}
      isDestructive
      onCancel={onClose}
      onSubmit={async (values, submission) => {
        await removeSecondFactor(values, submission);
        notifySuccess(t('wasTurnedOff'));
        onClose();
      }}
    >
      <Text size="sm">{t('turnOffLead')}</Text>
    </StepForm>
  );
}
