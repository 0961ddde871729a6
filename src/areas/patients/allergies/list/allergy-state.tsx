import { Alert, Button, Group, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PatientAllergies } from '../allergy.contract.ts';
import { statedWords } from '../allergy.words.ts';
import { t } from '../allergies.texts.ts';

/** That nobody has asked, or that somebody stated that none are known; nothing where allergies are recorded. */
export function AllergyState({ known, onWithdraw }: { known: PatientAllergies; onWithdraw?: () => void }) {
  const { dateTime } = useFormat();
  if (known.state === 'recorded') return null;
  if (known.state === 'not-asked') {
    return (
      <Alert color="yellow" icon={<Icon name="alert" />}>
        {t('notAsked')}
      </Alert>
    );
  }
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text fw={600}>{t('noneKnown')}</Text>
        <Text size="sm" c="dimmed">
          {statedWords(known, dateTime(known.statedAt ?? ''))}
        </Text>
      </div>
      {onWithdraw && (
        <Button size="xs" variant="subtle" onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      )}
    </Group>
  );
}
