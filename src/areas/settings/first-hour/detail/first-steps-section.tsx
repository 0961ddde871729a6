import { Button, Group, Text } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { useFirstHour, useHideFirstSteps } from '../first-hour.hooks.ts';
import { t } from '../first-hour.texts.ts';
import { FirstStepList } from './first-step-list.tsx';

/** The first steps in the settings, where they are found when they are no longer on the home screen. */
export function FirstStepsSection() {
  return useMay()('super_admin') ? null : <HospitalSteps />;
}

function HospitalSteps() {
  const query = useFirstHour();
  const hide = useHideFirstSteps();
  return (
    <SettingsSection title={t('title')} lead={t('lead')} query={query} failedToLoad={t('failedToLoad')}>
      {({ steps, isHidden }) => (
        <>
          <FirstStepList steps={steps} />
          {isHidden && (
            <Group mt="md">
              <Text size="sm">{t('hiddenHint')}</Text>
              <Button
                variant="default"
                size="xs"
                loading={hide.isBusy}
                onClick={() => void hide.start({ isHidden: false })}
              >
                {t('show')}
              </Button>
            </Group>
          )}
        </>
      )}
    </SettingsSection>
  );
}
