import { Text } from '@mantine/core';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { useOperator } from '../operator.hooks.ts';
import { t } from '../operator.texts.ts';
import { accountFacts, OperatorFacts } from './operator-facts.tsx';

/** Whom a hospital asks and pays. */
export function OperatorPanel() {
  const query = useOperator();
  return (
    <SettingsSection title={t('title')} query={query} failedToLoad={t('failedToLoad')}>
      {(card) => (
        <>
          <OperatorFacts card={card} />
          {accountFacts(card).length === 0 && (
            <Text size="sm" c="dimmed" mt="sm">
              {t('noAccounts')}
            </Text>
          )}
        </>
      )}
    </SettingsSection>
  );
}
