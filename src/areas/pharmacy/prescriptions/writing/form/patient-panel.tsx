import { Alert, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { chosenWords } from '../../amount/dose-amount.words.ts';
import { t } from './writing.texts.ts';
import type { WritingPatient } from '../writing.contract.ts';

/** What the prescription is checked against, before a word is written. */
export function PatientPanel({ read }: { read: WritingPatient }) {
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Allergies read={read} />
        <div>
          <Title order={2} size="h6">
            {t('current')}
          </Title>
          {read.current.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('noCurrent')}
            </Text>
          )}
          {read.current.map((line) => (
            <Text key={line.lineId} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t('currentLine', currentFacts(line))}
            </Text>
          ))}
        </div>
      </Stack>
    </Paper>
  );
}

/** Which strength and form, how much how often, and who wrote it where. */
function currentFacts(line: WritingPatient['current'][number]) {
  const { dose, frequency, prescriptionNumber: number, prescriberName: prescriber } = line;
  return {
    medicine: chosenWords(line),
    dose: [dose, frequency].filter(Boolean).join(' · '),
    ...{ number, prescriber },
  };
}

function Allergies({ read: { allergyState, allergies } }: { read: WritingPatient }) {
  if (allergies.length === 0) {
    const state = allergyState === 'none-known' ? 'none-known' : 'not-asked';
    return state === 'none-known' ? (
      <Text size="sm">{t(`allergies_${state}`)}</Text>
    ) : (
      <Alert color="yellow" p="xs">
        {t(`allergies_${state}`)}
      </Alert>
    );
  }
  return (
    <Group gap="xs">
      <Title order={2} size="h6">
        {t('allergies')}
      </Title>
      {allergies.map(({ substance, isSevereSkin }) => (
        <Badge
          key={substance}
          color="red"
          variant="light"
          tt="none"
          h="auto"
          style={{ whiteSpace: 'normal' }}
        >
          {isSevereSkin ? t('severeSkin', { substance }) : substance}
        </Badge>
      ))}
    </Group>
  );
}
