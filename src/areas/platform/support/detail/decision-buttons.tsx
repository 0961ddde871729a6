import { Button, Group } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import type { SupportAccess } from '../support.contract.ts';
import { t } from '../support.texts.ts';
import { useSupportDecision } from './use-support-decision.ts';

/** What an administrator can do about an access that is asked for or open; nothing for others. */
export function DecisionButtons({ access }: { access: SupportAccess }) {
  const { isAdministrator } = usePerson();
  const { approving, ending } = useSupportDecision();
  const { state } = access;
  if (!isAdministrator || (state !== 'asked' && state !== 'open')) return null;
  return (
    <Group gap="sm">
      {state === 'asked' && (
        <Button
          size="xs"
          variant="default"
          loading={approving.isBusy}
          onClick={() => void approving.start(access)}
        >
          {t('approve')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        color="red"
        loading={ending.isBusy}
        onClick={() => void ending.start(access)}
      >
        {t(state === 'asked' ? 'decline' : 'end')}
      </Button>
    </Group>
  );
}
