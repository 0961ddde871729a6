import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from './people.texts.ts';
import { PublicPage } from './public-page.tsx';

/** Tells a hospital how to get an account. */
export function SignupScreen() {
  return (
    <PublicPage title={t('signUpTitle')} lead={t('applyLead')}>
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('applyWhatTitle')}
        </Title>
        <List spacing="xs">
          <List.Item>{t('applyName')}</List.Item>
          <List.Item>{t('applyPerson')}</List.Item>
          <List.Item>{t('applyLicense')}</List.Item>
        </List>
      </section>
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('applyHowTitle')}
        </Title>
        <Text>{t('applyHow')}</Text>
      </section>
      <Anchor component={Link} to="/login" ta="center" size="sm">
        {t('backToSignIn')}
      </Anchor>
    </PublicPage>
  );
}
