import { Box, Button, Code, CopyButton, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Suspense } from 'react';
import type { Submission } from '#client/remote.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { t } from '../second-factor.texts.ts';
import { StepForm } from './step-form.tsx';

// The drawing of codes is large and needed here alone.
const QrPicture = lazyPart(() => import('./qr-picture.tsx'), 'QrPicture');

export interface AppStepProps {
  secret: string;
  uri: string;
  onConfirm: (code: string, submission: Submission) => Promise<void>;
  onCancel?: () => void;
}

/** Brings the secret into the app and takes its first code. */
export function AppStep({ secret, uri, onConfirm, onCancel }: AppStepProps) {
  return (
    <StepForm
      fields={['code']}
      submitLabel={t('confirm')}
      onSubmit={({ code }, submission) => onConfirm(code, submission)}
      {...(onCancel && { onCancel })}
    >
      <Stack gap="xs">
        <Text size="sm">{t('scan')}</Text>
        <Box mx="auto">
          <Suspense fallback={<Skeleton w={200} h={200} />}>
            <QrPicture text={uri} />
          </Suspense>
        </Box>
        <Text size="sm">{t('orType')}</Text>
        <Group gap="sm" justify="space-between">
          <Code fz="sm" style={{ overflowWrap: 'anywhere', flex: '1 1 12rem' }}>
            {inGroups(secret)}
          </Code>
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button size="xs" variant="default" onClick={copy}>
                {copied ? t('copied') : t('copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </StepForm>
  );
}

/** Four letters at a time are easier to type without a slip. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
