import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { remoteWrite } from '#client/remote.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type * as contract from '../old-text.contract.ts';
import type { OldText } from '../old-text.contract.ts';
import { t } from '../old-texts.texts.ts';

const leaveOutLine = remoteWrite<typeof contract.leaveOutLine>('oldTexts.leaveOut');

export interface OldLinesProps {
  patientId: string;
  field: OldText;
  lines: readonly string[];
  onTakeOver: (line: string) => void;
  /** Fetches the list again that the lines came with. */
  onLeftOut: () => void;
}

/** The lines of the old free text that nobody has reviewed yet. */
export function OldLines({ patientId, field, lines, onTakeOver, onLeftOut }: OldLinesProps) {
  const leaving = useConfirmedWrite<{ id: string }, unknown>({
    call: ({ id: line }, submission) => leaveOutLine({ patientId, field, line }, submission),
    done: () => undefined,
    failed: () => t('failed'),
    onSettled: onLeftOut,
  });
  if (lines.length === 0) return null;
  return (
    <Alert color="yellow" title={t('title')} mt="md">
      <Text size="sm" mb="xs">
        {t('lead')}
      </Text>
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {lines.map((line) => (
          <Group key={line} component="li" justify="space-between" gap="xs">
            <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere', flex: '1 1 10rem' }}>
              {line}
            </Text>
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('takeOverOf', { line })}
                onClick={() => onTakeOver(line)}
              >
                {t('takeOver')}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('leaveOutOf', { line })}
                loading={leaving.busyId === line}
                onClick={() => void leaving.start({ id: line })}
              >
                {t('leaveOut')}
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}
