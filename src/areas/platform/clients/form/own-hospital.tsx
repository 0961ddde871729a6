import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { AdminStep } from '../../applications/form/admin-step.tsx';
import { OrganizationStep } from '../../applications/form/organization-step.tsx';
import { hospitalPlaceOfDevice } from '../../applications/form/place-of-device.ts';
import { LinkOnce } from '../../kyc/detail/link-once.tsx';
import { createOwnHospital } from '../client.calls.ts';
import { ownHospitalFields } from '../client.contract.ts';
import { useRefreshClients } from '../client.hooks.ts';
import { clientRefusals } from '../client.words.ts';
import { t } from '../clients.texts.ts';

const emptyForm = {
  organizationName: '',
  orgCode: '',
  contactEmail: '',
  contactPhone: '',
  address: '',
  adminFirstName: '',
  adminLastName: '',
  adminEmail: '',
};

interface Made {
  name: string;
  token: string;
  expiresAt: string;
}

/** Sets up a hospital of the operator's own, for whom nobody has to apply. */
export function OwnHospital() {
  const { dateTime } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<Made>();
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('ownHospital')}
      </Button>
      {isOpen && <OwnHospitalForm onClose={() => setIsOpen(false)} onMade={setMade} />}
      {made && (
        <LinkOnce
          title={t('adminLink', { name: made.name })}
          text={t('adminLinkText', { time: dateTime(made.expiresAt) })}
          path={`/invitation#${made.token}`}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}

function OwnHospitalForm({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const refresh = useRefreshClients();
  const [schema] = useState(() => z.strictObject(ownHospitalFields));
  const [initialValues] = useState(() => ({ ...emptyForm, ...hospitalPlaceOfDevice() }));
  const draft = useDraftForm({
    schema,
    initialValues,
    draftKey: 'client.own',
    async save(fields: z.output<typeof schema>, key) {
      return { ...(await createOwnHospital(fields, new Submission(key))), name: fields.organizationName };
    },
    describeFailure: (error) => failureWords(t('failedToCreate'), error, clientRefusals),
    onSaved({ name, token, expiresAt }) {
      refresh();
      notifySuccess(t('wasCreated', { name }));
      if (token !== null) onMade({ name, token, expiresAt });
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('ownHospital')}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('ownHospitalSubmit')}
    >
      <Text size="sm">{t('ownHospitalText')}</Text>
      <OrganizationStep form={form} />
      <TextInput
        {...field('orgCode')}
        description={t('orgCodeHint', { code: form.values.orgCode, host: location.hostname })}
        autoComplete="off"
      />
      <AdminStep form={form} />
    </FormModal>
  );
}
