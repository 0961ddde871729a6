import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { PublicOperatorLine } from '#areas/subscriptions/operator-card.public.tsx';
import { Link } from '#client/link.tsx';
import { StepList } from '#ui/form/steps/step-list.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PublicPage } from '#ui/page/public-page.tsx';
import { t } from '../application.texts.ts';

export interface Submitted {
  number: string;
  /** Opens the page on which the applicant sees how it stands. */
  secret: string;
}

/** The last step: the number, and the link by which the applicant comes back. */
export function ApplicationSubmitted({ number, secret }: Submitted) {
  const { history } = useRouter();
  const clipboard = useClipboard();
  const address = new URL(history.createHref(`/application#${secret}`), location.href).href;
  return (
    <PublicPage title={t('doneTitle')} lead={t('doneLead', { number })}>
      <StepList
        names={[t('stepOrganization'), t('stepAdmin'), t('stepDocuments'), t('stepSubmitted')]}
        current={3}
      />
      <Text size="sm">{t('doneText')}</Text>
      <PublicOperatorLine />
      <TextInput
        label={t('doneLink')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<Icon name={clipboard.copied ? 'check' : 'copy'} size={18} />}
          onClick={() => clipboard.copy(address)}
        >
          {t(clipboard.copied ? 'copied' : 'copy')}
        </Button>
        <Button component={Link} to="/application" hash={secret}>
          {t('openState')}
        </Button>
      </Group>
      <Anchor component={Link} to="/login" ta="center" size="sm">
        {t('backToSignIn')}
      </Anchor>
    </PublicPage>
  );
}
