import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
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
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();

  async function send(person: PersonWithFactor, name: string, submission = new Submission()) {
    setBusyId(person.id);
    try {
      await resetSecondFactor({ userId: person.id }, submission);
      notifySuccess(t('wasReset', { name }));
    } catch (error) {
      notifyFailure({
        title: t('failedToReset'),
        message: reasonOf(error),
        ...(isRetryable(error) && { onRetry: () => send(person, name, submission) }),
      });
    }
    setBusyId(undefined);
    void queries.invalidateQueries({ queryKey: ['users'] });
  }

  async function ask(person: PersonWithFactor) {
    const name = `${person.firstName} ${person.lastName}`.trim();
    const isSure = await confirmAction({
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
    });
    if (isSure) await send(person, name);
  }

  /** The action in a row of the list of people; none for people without a second factor. */
  function actionFor(person: PersonWithFactor): RowAction[] {
    if (!person.hasSecondFactor) return [];
    const isBusy = busyId === person.id;
    return [{ label: t('reset'), icon: 'lock', isBusy, onClick: () => void ask(person) }];
  }

  return actionFor;
}

function reasonOf(error: unknown): string {
  if (isRetryable(error)) return t('serverAway');
  if (!(error instanceof CallError)) return t('failed');
  if (error.code === 'NOT_FOUND') return t('hasNone');
  if (error.code === 'BEYOND_OWN_PERMISSIONS') return t('beyondOwn');
  return t('failed');
}
