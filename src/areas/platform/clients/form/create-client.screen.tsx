import { NativeSelect, Paper, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { AdminStep } from '../../applications/form/admin-step.tsx';
import { DocumentsStep } from '../../applications/form/documents-step.tsx';
import { OrganizationStep } from '../../applications/form/organization-step.tsx';
import { hospitalPlaceOfDevice } from '../../applications/form/place-of-device.ts';
import { stepFields } from '../../applications/form/signup-form.values.ts';
import { StepForm } from '../../applications/form/step-form.tsx';
import { LinkOnce } from '../../kyc/detail/link-once.tsx';
import { usePlans } from '../../plans/plan.calls.ts';
import { priceWords } from '../../plans/plan.words.ts';
import { createClient } from '../client.calls.ts';
import { newClientFields } from '../client.contract.ts';
import { useRefreshClients } from '../client.hooks.ts';
import { clientRefusals } from '../client.words.ts';
import { t } from '../clients.texts.ts';

const clientsPath = '/dashboard/super-admin/clients';
const formWidth = 720;

const emptyForm = {
  organizationName: '',
  legalName: '',
  orgCode: '',
  contactEmail: '',
  contactPhone: '',
  address: '',
  planId: '',
  adminFirstName: '',
  adminLastName: '',
  adminEmail: '',
  adminPhone: '',
  tradeLicense: '',
  tradeLicenseName: '',
  passportPhoto: '',
  passportPhotoName: '',
};

interface Created {
  id: string;
  name: string;
  token: string;
  expiresAt: string;
}

/** The operator's wizard: the organization, its first administrator, and the documents. */
export function CreateClientScreen() {
  const navigate = useNavigate();
  const { dateTime, price } = useFormat();
  const refresh = useRefreshClients();
  const plans = usePlans().data?.rows.filter(({ isActive }) => isActive) ?? [];
  const [created, setCreated] = useState<Created>();
  const [schema] = useState(() =>
    z.strictObject({ ...newClientFields, tradeLicenseName: z.string(), passportPhotoName: z.string() }),
  );
  const [initialValues] = useState(() => ({ ...emptyForm, ...hospitalPlaceOfDevice() }));
  const leave = (id?: string) =>
    void navigate({ to: id === undefined ? clientsPath : `${clientsPath}/${id}` });
  const draft = useDraftForm({
    schema,
    initialValues,
    draftKey: 'client.new',
    async save({ tradeLicenseName: _license, passportPhotoName: _photo, ...fields }, key) {
      return { ...(await createClient(fields, new Submission(key))), name: fields.organizationName };
    },
    describeFailure: (error) => failureWords(t('failedToCreate'), error, clientRefusals),
    onSaved({ id, name, token, expiresAt }) {
      refresh();
      notifySuccess(t('wasCreated', { name }));
      if (token === null) leave(id);
      else setCreated({ id, name, token, expiresAt });
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const [organization, admin, documents] = stepFields;
  return (
    <>
      <PageHeader
        title={t('createTitle')}
        description={t('createLead')}
        back={<BackLink to={clientsPath} label={t('backToClients')} />}
      />
      <Paper withBorder p="md" maw={formWidth}>
        <StepForm
          draft={draft}
          submitLabel={t('create')}
          onCancel={() => leave()}
          steps={[
            {
              name: t('stepOrganization'),
              fields: [...organization, 'legalName', 'orgCode', 'planId'],
              content: (
                <>
                  <OrganizationStep form={form} />
                  <TextInput {...field('legalName')} />
                  <TextInput
                    {...field('orgCode')}
                    description={t('orgCodeHint', { code: form.values.orgCode, host: location.hostname })}
                    autoComplete="off"
                  />
                  <NativeSelect
                    {...field('planId', t('initialPlan'))}
                    data={[
                      { value: '', label: t('choosePlan') },
                      ...plans.map((plan) => ({
                        value: plan.id,
                        label: t('planOption', { name: plan.name, price: priceWords(plan, price) }),
                      })),
                    ]}
                  />
                </>
              ),
            },
            {
              name: t('stepAdmin'),
              fields: [...admin, 'adminPhone'],
              content: (
                <>
                  <AdminStep form={form} />
                  <TextInput {...field('adminPhone')} type="tel" />
                </>
              ),
            },
            { name: t('stepDocuments'), fields: documents, content: <DocumentsStep draft={draft} /> },
          ]}
        />
      </Paper>
      {created && (
        <LinkOnce
          title={t('adminLink', { name: created.name })}
          text={t('adminLinkText', { time: dateTime(created.expiresAt) })}
          path={`/invitation#${created.token}`}
          onClose={() => leave(created.id)}
        />
      )}
    </>
  );
}
