import { Button, FileButton, Group, Image, Paper, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Submission } from '#client/remote.ts';
import { useLogo } from '#screens/print/use-print-header.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { messageWords } from '#ui/form/issue-words.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../../organization/organization.texts.ts';
import { removeLogo, setLogo } from '../../settings/settings.calls.ts';
import type { TenantSettings } from '../../settings/settings.contract.ts';
import { useRememberSettings } from '../../settings/settings.hooks.ts';
import { LogoRefused, shrinkLogo } from './shrink-image.ts';

/** The picture at the head of printed pages. */
export function LogoSection({ name, hasLogo }: { name: string; hasLogo: boolean }) {
  const [problem, setProblem] = useState<string>();
  const reset = useRef<() => void>(null);
  const remember = useRememberSettings();
  const upload = useConfirmedWrite<File, TenantSettings | string>({
    call(file, submission) {
      setProblem(undefined);
      return storeLogo(file, submission);
    },
    done: (_file, answer) => (typeof answer === 'string' ? undefined : t('logoSaved')),
    failed: () => t('logoFailed'),
    onDone: (answer) => (typeof answer === 'string' ? setProblem(answer) : remember(answer)),
    onSettled: () => reset.current?.(),
  });
  const removal = useConfirmedWrite({
    ask: () => ({
      title: t('removeLogoTitle'),
      message: t('removeLogoText'),
      confirmLabel: t('removeLogo'),
      isDestructive: true,
    }),
    call(_logo: object, submission) {
      setProblem(undefined);
      return removeLogo({}, submission);
    },
    done: () => t('logoRemoved'),
    failed: () => t('logoFailed'),
    onDone: remember,
  });
  const isBusy = upload.isBusy || removal.isBusy;

  return (
    <Paper withBorder p="md" component="section" aria-labelledby="logo-title">
      <Title order={2} size="h4" id="logo-title">
        {t('logo')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('logoHint')}
      </Text>
      <Group gap="md">
        <LogoPicture name={name} />
        <FileButton
          resetRef={reset}
          accept="image/png,image/jpeg"
          onChange={(file) => file && void upload.start(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isBusy}
              leftSection={<Icon name="upload" size={18} />}
            >
              {hasLogo ? t('replaceLogo') : t('chooseLogo')}
            </Button>
          )}
        </FileButton>
        {hasLogo && (
          <Button
            variant="light"
            color="red"
            disabled={isBusy}
            leftSection={<Icon name="trash" size={18} />}
            onClick={() => void removal.start({})}
          >
            {t('removeLogo')}
          </Button>
        )}
      </Group>
      {problem && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" mt="sm">
          {problem}
        </Text>
      )}
    </Paper>
  );
}

/** Stores the picture of a file and returns the new settings, or in words why it cannot be a logo. */
async function storeLogo(file: File, submission: Submission): Promise<TenantSettings | string> {
  try {
    return await setLogo({ content: await shrinkLogo(file) }, submission);
  } catch (error) {
    const words =
      error instanceof LogoRefused ? messageWords(error.message) : fieldMessages(error)['content'];
    if (words === undefined) throw error;
    return words;
  }
}

// On white, as it will be on paper.
function LogoPicture({ name }: { name: string }) {
  const logo = useLogo();
  if (!logo) return <Text size="sm">{t('noLogo')}</Text>;
  return (
    <Paper withBorder p="xs" bg="white">
      <Image src={logo.address} alt={t('logoAlt', { name })} h={64} w="auto" maw={220} fit="contain" />
    </Paper>
  );
}
