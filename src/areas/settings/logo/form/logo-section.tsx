import { Button, FileButton, Group, Image, Paper, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLogo } from '#screens/print/use-print-header.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { refusalWords } from '../../settings/settings.words.ts';
import { removeLogo, setLogo } from '../../settings/settings.calls.ts';
import type { TenantSettings } from '../../settings/settings.contract.ts';
import { useRememberSettings } from '../../settings/settings.hooks.ts';
import { t } from '../../organization/organization.texts.ts';
import { LogoRefused, shrinkLogo } from './shrink-image.ts';

/** The picture at the head of printed pages. */
export function LogoSection({ name, hasLogo }: { name: string; hasLogo: boolean }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reset = useRef<() => void>(null);
  const remember = useRememberSettings();

  async function change(call: () => Promise<TenantSettings>, done: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      remember(await call());
      notifySuccess(done);
    } catch (error) {
      const words = error instanceof LogoRefused ? error.message : fieldMessages(error)['content'];
      if (words) setProblem(words);
      else {
        notifyFailure({
          title: t('logoFailed'),
          message: refusalWords(error) ?? '',
          onRetry: () => change(call, done),
        });
      }
    } finally {
      setBusy(false);
      reset.current?.();
    }
  }

  async function remove() {
    const isSure = await confirmAction({
      title: t('removeLogoTitle'),
      message: t('removeLogoText'),
      confirmLabel: t('removeLogo'),
      isDestructive: true,
    });
    if (isSure) await change(() => removeLogo({}), t('logoRemoved'));
  }

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
          onChange={(file) =>
            file && void change(async () => setLogo({ content: await shrinkLogo(file) }), t('logoSaved'))
          }
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
            onClick={() => void remove()}
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
