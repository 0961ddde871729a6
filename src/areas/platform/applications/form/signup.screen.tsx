import { Anchor, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { PublicOperatorLine } from '#areas/subscriptions/operator-card.public.tsx';
import { Link } from '#client/link.tsx';
import { CallError } from '#client/transport.ts';
import { newSecret } from '#kernel/secret.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { PublicPage } from '#ui/page/public-page.tsx';
import { submitApplication } from '../application.calls.ts';
import { t } from '../application.texts.ts';
import { applicationRefusals } from '../application.words.ts';
import { AdminStep } from './admin-step.tsx';
import { ApplicationSubmitted, type Submitted } from './application-submitted.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { OrganizationStep } from './organization-step.tsx';
import { hospitalPlaceOfDevice } from './place-of-device.ts';
import { signupSchema, type SignupValues, stepFields, toInput } from './signup-form.values.ts';
import { StepForm } from './step-form.tsx';

const formWidth = 620;

function emptyForm(): SignupValues {
  return {
    organizationName: '',
    contactEmail: '',
    contactPhone: '',
    address: '',
    ...hospitalPlaceOfDevice(),
    adminFirstName: '',
    adminLastName: '',
    adminEmail: '',
    tradeLicense: '',
    tradeLicenseName: '',
    passportPhoto: '',
    passportPhotoName: '',
    // Kept with the draft: the same application sent twice is one.
    secret: newSecret(),
  };
}

/** The public wizard: three steps, and the confirmation as the fourth. */
export function SignupScreen() {
  const [submitted, setSubmitted] = useState<Submitted>();
  if (submitted) return <ApplicationSubmitted {...submitted} />;
  return (
    <PublicPage title={t('title')} lead={t('lead')} maxWidth={formWidth}>
      <SignupForm onSubmitted={setSubmitted} />
      <PublicOperatorLine />
      <Anchor component={Link} to="/login" ta="center" size="sm">
        {t('backToSignIn')}
      </Anchor>
    </PublicPage>
  );
}

function SignupForm({ onSubmitted }: { onSubmitted: (submitted: Submitted) => void }) {
  const [initialValues] = useState(emptyForm);
  const [isKnown, setKnown] = useState(false);
  const isAnother = useRef(false);
  const draft = useDraftForm({
    schema: signupSchema,
    initialValues,
    draftKey: 'signup',
    async save(values) {
      const { number } = await submitApplication(toInput(values, isAnother.current));
      return { number, secret: values.secret };
    },
    describeFailure(error) {
      setKnown(error instanceof CallError && error.code === 'ORGANIZATION_KNOWN');
      isAnother.current = false;
      return failureWords(t('failedToSubmit'), error, applicationRefusals);
    },
    onSaved: onSubmitted,
  });
  const { form } = draft;
  const [organization, admin, documents] = stepFields;
  function submitAnyway() {
    isAnother.current = true;
    draft.submit();
  }
  return (
    <StepForm
      draft={draft}
      lastStep={t('stepSubmitted')}
      submitLabel={t('submit')}
      failureActions={
        isKnown && (
          <Button size="xs" variant="default" onClick={submitAnyway}>
            {t('submitAnyway')}
          </Button>
        )
      }
      steps={[
        { name: t('stepOrganization'), fields: organization, content: <OrganizationStep form={form} /> },
        { name: t('stepAdmin'), fields: admin, content: <AdminStep form={form} /> },
        { name: t('stepDocuments'), fields: documents, content: <DocumentsStep draft={draft} /> },
      ]}
    />
  );
}
