import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Submission } from '#client/remote.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { useState } from 'react';
import { canPush, NoPushError, subscribe, unsubscribe } from '../browser-push.ts';
import { addPushDevice, getPushDevice, removePushDevice } from '../push-device.calls.ts';
import type { PushState } from '../push-device.contract.ts';
import { t } from '../push-device.texts.ts';

const queryKey = ['message-settings', 'push-device'];

interface Shown extends PushState {
  canPush: boolean;
}

/** Push messages to the browser in which it is shown. */
export function PushSection() {
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Shown> => ({
      ...(await getPushDevice({}, signal)),
      canPush: await canPush(),
    }),
  });
  return (
    <SettingsSection
      title={t('title')}
      lead={t('lead')}
      query={query}
      failedToLoad={t('failedToLoad')}
      lines={2}
    >
      {(state) => <PushSwitch state={state} />}
    </SettingsSection>
  );
}

interface Wish {
  turnsOn: boolean;
}

function PushSwitch({ state: { key, isUsed, isOnHere, others, canPush: isAble } }: { state: Shown }) {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<NoPushError['reason']>();
  const remember = (saved: PushState) =>
    queries.setQueryData<Shown>(queryKey, (before) => ({ canPush: before?.canPush ?? false, ...saved }));
  const change = useConfirmedWrite<Wish, PushState>({
    call: ({ turnsOn }, submission) => (turnsOn ? turnOn(key ?? '', submission) : turnOff(submission)),
    done: (_wish, { isOnHere: isOn }) => t(isOn ? 'wasTurnedOn' : 'wasTurnedOff'),
    failed: ({ turnsOn }) => t(turnsOn ? 'failedToTurnOn' : 'failedToTurnOff'),
    onDone: remember,
  });

  async function press(turnsOn: boolean) {
    setProblem(undefined);
    await change.start({ turnsOn });
  }

  async function turnOn(serverKey: string, submission: Submission): Promise<PushState> {
    try {
      return await addPushDevice(await subscribe(serverKey), submission);
    } catch (error) {
      if (error instanceof NoPushError) setProblem(error.reason);
      throw error;
    }
  }

  async function turnOff(submission: Submission): Promise<PushState> {
    await unsubscribe();
    return removePushDevice({}, submission);
  }

  const obstacle = obstacleOf({ key, isUsed, isAble, isOnHere });
  if (obstacle !== undefined) return <Text size="sm">{obstacle}</Text>;
  return (
    <Stack gap="sm">
      <Group gap="md">
        <StatusBadge tone={isOnHere ? 'success' : 'neutral'}>{t(isOnHere ? 'on' : 'off')}</StatusBadge>
        <Button variant="default" loading={change.isBusy} onClick={() => void press(!isOnHere)}>
          {t(isOnHere ? 'turnOff' : 'turnOn')}
        </Button>
      </Group>
      {others > 0 && (
        <Text size="sm" c="dimmed">
          {t('others', { count: others })}
        </Text>
      )}
      {problem && <Alert color="red">{t(problem === 'forbidden' ? 'forbidden' : 'notHere')}</Alert>}
    </Stack>
  );
}

/** What stands against switching it on; what is on can be switched off in any case. */
function obstacleOf(state: Pick<PushState, 'key' | 'isUsed' | 'isOnHere'> & { isAble: boolean }) {
  if (state.isOnHere) return undefined;
  if (state.key === null) return t('missing');
  if (!state.isUsed) return t('notUsed');
  return state.isAble ? undefined : t('notHere');
}
