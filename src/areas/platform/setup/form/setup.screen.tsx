import { Text, TextInput } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { PublicPage } from '#ui/page/public-page.tsx';
import { PlaceFields } from '../../applications/form/place-fields.tsx';
import { placeOfDevice } from '../../applications/form/place-of-device.ts';
import { makeOperator } from '../setup.calls.ts';
import { operatorFields } from '../setup.contract.ts';
import { t } from '../setup.texts.ts';

/** Where the link of a first start leads: makes the operator's account, and goes on to its password. */
export function SetupScreen() {
  const secret = useLocation().hash;
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    return (
      <PublicPage title={t('linkInvalidTitle')} lead={t('linkInvalidLead')}>
        <Text>{t('linkInvalidText')}</Text>
      </PublicPage>
    );
  }
  return <SetupForm secret={secret} />;
}

function SetupForm({ secret }: { secret: string }) {
  const navigate = useNavigate();
  const [schema] = useState(() => z.strictObject(operatorFields));
  const [initialValues] = useState(() => ({ firstName: '', lastName: '', email: '', ...placeOfDevice() }));
  const draft = useDraftForm({
    schema,
    initialValues,
    draftKey: 'setup',
    save: (fields, key) => makeOperator({ ...fields, secret }, new Submission(key)),
    describeFailure: (error) =>
      failureWords(t('failed'), error, {
        SETUP_LINK_INVALID: () => `${t('linkInvalidLead')} ${t('linkInvalidText')}`,
      }),
    onSaved: ({ token }) => void navigate({ to: '/invitation', hash: token, replace: true }),
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <PublicPage title={t('title')} lead={t('lead')}>
      <FormBody draft={draft} submitLabel={t('next')}>
        <TextInput {...field('firstName')} autoComplete="given-name" />
        <TextInput {...field('lastName')} autoComplete="family-name" />
        <TextInput {...field('email')} type="email" autoComplete="username" />
        <PlaceFields form={form} hints={{ timeZone: t('timeZoneHint'), currency: t('currencyHint') }} />
        <Text size="sm">{t('afterwards')}</Text>
      </FormBody>
    </PublicPage>
  );
}
