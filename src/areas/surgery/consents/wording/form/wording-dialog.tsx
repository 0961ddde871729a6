import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { GeneralWording } from '../consent-wording.contract.ts';
import type { useConsentWording } from '../consent-wording.hooks.ts';
import { t } from './wording.texts.ts';

interface AwaitedWordingProps {
  title: string;
  query: ReturnType<typeof useConsentWording>;
  onClose: () => void;
  children: (wording: NonNullable<ReturnType<typeof useConsentWording>['data']>) => ReactNode;
}

/** The form of words that are still fetched. */
export function AwaitedWording({ title, query, onClose, children }: AwaitedWordingProps) {
  if (query.data) return children(query.data);
  return (
    <Modal opened onClose={onClose} title={title} size="xl">
      <QueryStatus query={query} failed={t('failedToLoad')} lines={6} />
    </Modal>
  );
}

/** Who wrote the words last. */
export function LastChange({ addedByName, addedAt }: Pick<GeneralWording, 'addedByName' | 'addedAt'>) {
  const { dateTime } = useFormat();
  if (addedByName === null || addedAt === null) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('byAt', { name: addedByName, time: dateTime(addedAt) })}
    </Text>
  );
}
