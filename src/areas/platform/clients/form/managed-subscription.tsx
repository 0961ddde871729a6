import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import {
  bytesOfMegabytes,
  subscriptionStatuses,
} from '#areas/subscriptions/subscriptions-contract.public.ts';
import { PlanFit, type PlanLimit } from '#areas/subscriptions/subscriptions-web.public.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Plan } from '../../plans/plan.contract.ts';
import { usePlans } from '../../plans/plan.calls.ts';
import { priceWords } from '../../plans/plan.words.ts';
import { changeSubscription } from '../client.calls.ts';
import { changeSubscription as contract, type Client } from '../client.contract.ts';
import { useClient, useRefreshClients } from '../client.hooks.ts';
import { clientRefusals } from '../client.words.ts';
import { t } from '../clients.texts.ts';

export interface ManagedSubscriptionProps {
  clientId: string;
  onClose: () => void;
}

/** The dialog in which the operator agrees on a plan with a hospital; it opens once both are loaded. */
export function ManagedSubscription({ clientId, onClose }: ManagedSubscriptionProps) {
  const client = useClient(clientId).data;
  const plans = usePlans().data?.rows;
  if (!client || !plans) return null;
  return <SubscriptionForm key={client.version} client={client} plans={plans} onClose={onClose} />;
}

interface SubscriptionFormProps {
  client: Client;
  plans: readonly Plan[];
  onClose: () => void;
}

function subscriptionSchema() {
  const { planId, status } = contract.input.shape;
  return z.strictObject({ planId, status });
}

function SubscriptionForm({ client, plans, onClose }: SubscriptionFormProps) {
  const { price } = useFormat();
  const refresh = useRefreshClients();
  const [schema] = useState(subscriptionSchema);
  const { id: clientId, version, name, plan } = client;
  const offered = plans.filter(({ isActive }) => isActive);
  const draft = useDraftForm({
    schema,
    initialValues: {
      planId: offered.find(({ code }) => code === plan?.code)?.id ?? '',
      status: plan?.status ?? ('trial' as const),
    },
    draftKey: `client-subscription.${clientId}.${version}`,
    save: (fields, key) => changeSubscription({ ...fields, clientId, version }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToSave'), error, clientRefusals);
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasSaved', { name }));
      onClose();
    },
  });
  const chosen = offered.find(({ id }) => id === draft.form.values.planId);
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('manageTitle')} draft={draft} size="md" onClose={onClose} submitLabel={t('save')}>
      <Text size="sm">{t('manageText')}</Text>
      <NativeSelect
        {...field('planId', t('plan'))}
        data-autofocus
        data={[
          { value: '', label: t('choosePlan') },
          ...offered.map((one) => ({
            value: one.id,
            label: t('planOption', { name: one.name, price: priceWords(one, price) }),
          })),
        ]}
      />
      {chosen && <PlanFit limits={limitsOf(chosen, client)} modules={chosen.modules} />}
      <NativeSelect
        {...field('status', t('subscriptionStatus'))}
        required
        data={subscriptionStatuses.map((value) => ({ value, label: t(`subscription_${value}`) }))}
      />
    </FormModal>
  );
}

/** What a plan takes beside what the hospital uses now. */
function limitsOf(plan: Plan, { usage }: Client): PlanLimit[] {
  const megabytes = plan.storageLimitMegabytes;
  return [
    { what: 'staff', used: usage.staff.used, limit: plan.staffLimit },
    { what: 'patients', used: usage.patients.used, limit: plan.patientLimit },
    { what: 'beds', used: usage.beds.used, limit: plan.bedLimit },
    {
      what: 'storage',
      used: usage.storage.used,
      limit: megabytes === null ? null : bytesOfMegabytes(megabytes),
    },
  ];
}
