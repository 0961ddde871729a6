import { Kbd, Stack, Switch, Table, Text } from '@mantine/core';
import { Modal } from '#ui/layer/modal.tsx';
import { t } from './keys.texts.ts';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

const keys = [
  { keys: ['Ctrl', 'K'], does: () => t('search') },
  { keys: ['/'], does: () => t('listSearch') },
  { keys: ['j'], does: () => t('nextRow') },
  { keys: ['k'], does: () => t('previousRow') },
  { keys: ['Enter'], does: () => t('openRow') },
  { keys: ['Esc'], does: () => t('close') },
  { keys: ['?'], does: () => t('help') },
];

/** The keys that every screen knows, and the switch for those of a single letter. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const areOn = useSingleKeys();
  return (
    <Modal opened title={t('title')} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('lead')}</Text>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('key')}</Table.Th>
              <Table.Th scope="col">{t('action')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {keys.map(({ keys: pressed, does }) => (
              <Table.Tr key={pressed.join()}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  {pressed.map((one) => (
                    <Kbd key={one} mr={4}>
                      {one}
                    </Kbd>
                  ))}
                </Table.Td>
                <Table.Td>{does()}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Switch
          label={t('single')}
          description={t('singleHint')}
          checked={areOn}
          onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
