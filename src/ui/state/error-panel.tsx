import { Alert, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './state.texts.ts';

export interface ErrorPanelProps {
  title?: string;
  message?: ReactNode;
  /** Fetches again, without reloading the page; without it there is no button. */
  onRetry?: (() => unknown) | undefined;
  isRetrying?: boolean;
}

/** Says that something could not be shown and offers 'Try Again'. */
export function ErrorPanel({
  title = t('wentWrong'),
  message,
  onRetry,
  isRetrying = false,
}: ErrorPanelProps) {
  return (
    <Alert role="alert" variant="light" color="red" title={title} icon={<Icon name="alert" />}>
      <Stack align="flex-start" gap="sm">
        {message && <Text size="sm">{message}</Text>}
        {onRetry && (
          <Button size="xs" variant="default" loading={isRetrying} onClick={() => onRetry()}>
            {t('tryAgain')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
