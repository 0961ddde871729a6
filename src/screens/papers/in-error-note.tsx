import { Alert } from '@mantine/core';
import type { ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './papers.texts.ts';

/** Why a paper is not valid, and who said so; nothing for a valid one. */
export function InErrorNote({ mark }: { mark: ErrorMark }) {
  const { dateTime } = useFormat();
  if (!mark) return null;
  return (
    <Alert
      color="red"
      title={t('enteredInError')}
      icon={<Icon name="alert" />}
      style={{ overflowWrap: 'anywhere' }}
    >
      {t('inErrorBy', { reason: mark.reason ?? t('none'), name: mark.byName, time: dateTime(mark.at) })}
    </Alert>
  );
}
