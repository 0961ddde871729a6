import { ActionIcon, Button, Group, Popover, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { deleteSet } from '../../prescription.calls.ts';
import { useRefreshPrescriptions, useSets } from '../../prescription.hooks.ts';
import type { PrescriptionSet } from '../../sets/prescription-set.contract.ts';
import { t } from './writing.texts.ts';

/** One's own favourites and sets; choosing one adds its lines. */
export function SetsMenu({ onChoose }: { onChoose: (set: PrescriptionSet) => void }) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefreshPrescriptions();
  const rows = useSets().data?.rows ?? [];

  async function takeAway({ id: setId, name }: PrescriptionSet) {
    try {
      await deleteSet({ setId });
      notifySuccess(t('wasTakenAway', { name }));
    } catch (error) {
      tellFailure({ title: t('failedToTakeAway'), error });
    }
    refresh();
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button variant="default" onClick={() => setOpen(!isOpen)}>
          {t('sets')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4}>
          {rows.length === 0 && <Text size="sm">{t('noSets')}</Text>}
          {rows.map((set) => (
            <Group key={set.id} gap="xs" wrap="nowrap" justify="space-between">
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => {
                  setOpen(false);
                  onChoose(set);
                }}
              >
                {set.name}
              </Button>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={t('deleteSet', { name: set.name })}
                onClick={() => void takeAway(set)}
              >
                <Icon name="trash" size={16} />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
