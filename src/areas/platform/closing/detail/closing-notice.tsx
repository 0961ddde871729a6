import { Alert, Anchor, Text } from '@mantine/core';
import { OperatorLine } from '#areas/subscriptions/operator-card.public.tsx';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useClosing } from '../closing.hooks.ts';
import { t } from '../closing.texts.ts';

/** Above every screen of administrators: that the account is being closed. */
export function ClosingNotice() {
  const { data } = useClosing();
  const { dateTime } = useFormat();
  if (!data?.closing) return null;
  return (
    <Alert
      color="red"
      icon={<Icon name="alert" />}
      title={t('deletedOn', { when: dateTime(data.closing.closesAt) })}
      mb="md"
    >
      <Text size="sm">{t('deletedOnText')}</Text>
      <OperatorLine />
      <Anchor component={Link} to="/dashboard/settings" size="sm">
        {t('open')}
      </Anchor>
    </Alert>
  );
}
