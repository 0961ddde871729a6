import { Stack, Text } from '@mantine/core';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { fullName } from '../users/user-name.words.ts';
import { resetSecondFactor } from './second-factor.hooks.ts';
import { t } from './second-factor.texts.ts';

interface PersonWithFactor {
  id: string;
  firstName: string;
  lastName: string;
  hasSecondFactor: boolean;
}

/** Takes the second factor of people away who lost their phone, after asking; offered for whoever has one. */
export function useResetSecondFactor() {
  const { busyId, start } = useConfirmedWrite({
    ask(person: PersonWithFactor) {
      const name = fullName(person);
      return {
        title: t('reset'),
        message: (
          <Stack gap="xs">
            <Text size="sm">{t('resetQuestion', { name })}</Text>
            <Text size="sm" c="dimmed">
              {t('resetConsequence', { name })}
            </Text>
          </Stack>
        ),
        confirmLabel: t('reset'),
        isDestructive: true,
      };
    },
    call: ({ id: userId }, submission) => resetSecondFactor({ userId }, submission),
    done: (person) => t('wasReset', { name: fullName(person) }),
    failed: () => t('failedToReset'),
    refusals: { NOT_FOUND: () => t('hasNone'), BEYOND_OWN_PERMISSIONS: () => t('beyondOwn') },
    onSettled: useRefresh('users'),
  });

  /** The action in a row of the list of people; none for people without a second factor. */
  function actionFor(person: PersonWithFactor): RowAction[] {
    if (!person.hasSecondFactor) return [];
    const isBusy = busyId === person.id;
    return [{ label: t('reset'), icon: 'lock', isBusy, onClick: () => void start(person) }];
  }

  return actionFor;
}
