import {
  NativeSelect,
  Paper,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { useState } from 'react';
import { SettingsPlace } from '#screens/settings/settings-place.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { chooseLanguage, languages, useLanguage } from '#ui/i18n/language.ts';
import { t } from '../settings.texts.ts';

const schemes = ['light', 'dark', 'auto'] as const;

/** How the program looks to this person on this device; every choice holds at once. */
export function AppearanceTab() {
  return (
    <Stack gap="lg" maw={860}>
      <SettingsPlace section="theme">
        <Theme />
      </SettingsPlace>
      <SettingsPlace section="language">
        <Language />
      </SettingsPlace>
      <Sample />
    </Stack>
  );
}

function Theme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" id="theme-title">
        {t('themeTitle')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('themeHint')}
      </Text>
      <SegmentedControl
        aria-labelledby="theme-title"
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme)}
        data={schemes.map((value) => ({ value, label: t(`theme_${value}`) }))}
      />
    </Paper>
  );
}

function Language() {
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4">
        {t('languageTitle')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm" id="language-hint">
        {t('languageHint')}
      </Text>
      <NativeSelect
        maw={360}
        aria-label={t('languageTitle')}
        aria-describedby="language-hint"
        value={useLanguage()}
        onChange={({ currentTarget }) => void chooseLanguage(currentTarget.value)}
        data={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Paper>
  );
}

function Sample() {
  const format = useFormat();
  const [now] = useState(() => new Date());
  const samples = [
    { label: t('sampleDate'), value: format.dateTime(now) },
    { label: t('sampleNumber'), value: format.number(1_234_567.5) },
    { label: t('sampleMoney'), value: format.money(123_456_750) },
  ];
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        {t('sampleTitle')}
      </Title>
      <SimpleGrid component="dl" m={0} cols={{ base: 1, sm: 3 }}>
        {samples.map(({ label, value }) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  );
}
