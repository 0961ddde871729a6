import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '../sign-in/sign-in.texts.ts';
import { PublicPage } from '../sign-in/form/public-page.tsx';
import { t as words } from './signup.texts.ts';

/** Tells a hospital how to get an account. */
export function SignupScreen() {
  return (
    <PublicPage title={t('signUpTitle')} lead={words('applyLead')}>
      <section>
        <Title order={2} size="h4" mb="xs">
          {words('applyWhatTitle')}
        </Title>
        <List spacing="xs">
          <List.Item>{words('applyName')}</List.Item>
          <List.Item>{words('applyPerson')}</List.Item>
          <List.Item>{words('applyLicense')}</List.Item>
        </List>
      </section>
      <section>
        <Title order={2} size="h4" mb="xs">
          {words('applyHowTitle')}
        </Title>
        <Text>{words('applyHow')}</Text>
      </section>
      <Anchor component={Link} to="/login" ta="center" size="sm">
        {words('backToSignIn')}
      </Anchor>
    </PublicPage>
  );
}
