import { Stack, Text } from '@mantine/core';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { fullName } from '../user-name.words.ts';
import { liftLockOut } from '../user.calls.ts';
import type { User } from '../user.contract.ts';
import { userRefusals } from '../user.words.ts';
import { t } from '../users.texts.ts';

/** Lets people sign in again whom too many wrong passwords or codes shut out, after asking. */
export function useLiftLockOut() {
  const { busyId, start } = useConfirmedWrite({
    ask(user: User) {
      const name = fullName(user);
      return {
        title: t('liftLockOut'),
        message: (
          <Stack gap="xs">
            <Text size="sm">{t('liftQuestion', { name })}</Text>
            <Text size="sm" c="dimmed">
              {t('liftConsequence', { name })}
            </Text>
          </Stack>
        ),
        confirmLabel: t('liftLockOut'),
      };
    },
    call: ({ id: userId }, submission) => liftLockOut({ userId }, submission),
    done: (user) => t('wasLifted', { name: fullName(user) }),
    failed: () => t('failedToLift'),
    refusals: userRefusals,
  });

  /** The action in a row of the list of people; none for people who cannot sign in at all. */
  function actionFor(user: User): RowAction[] {
    if (user.status !== 'active' || !user.hasPassword) return [];
    const isBusy = busyId === user.id;
    return [{ label: t('liftLockOut'), icon: 'refresh', isBusy, onClick: () => void start(user) }];
  }

  return actionFor;
}
