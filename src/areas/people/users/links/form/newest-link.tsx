import { Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { LinkState } from '../user-link.contract.ts';
import { t } from './link-dialog.texts.ts';

export interface NewestLinkProps {
  link: NonNullable<LinkState['newest']>;
  name: string;
}

/** What became of the newest link of a person: to whom it was sent, when, and whether it still works. */
export function NewestLink({ link, name }: NewestLinkProps) {
  const { dateTime } = useFormat();
  const { state, madeAt, expiresAt, isOwn, mail } = link;
  const words = [
    t(`newest_${state}`, { made: dateTime(madeAt), until: dateTime(expiresAt) }),
    ...(isOwn ? [t('isOwn', { name })] : []),
    ...(mail ? [t(`mail_${mail.status}`, { recipient: mail.recipient, time: dateTime(mail.at) })] : []),
  ];
  return (
    <Text size="sm" c="dimmed">
      {words.join(' ')}
    </Text>
  );
}
