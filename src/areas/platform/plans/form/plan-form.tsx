import { MultiSelect, NativeSelect, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { moduleName, planModules } from '#areas/subscriptions/subscriptions-web.public.ts';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText } from '#ui/form/fields/typed-money.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createPlan, updatePlan } from '../plan.calls.ts';
import type { Plan } from '../plan.contract.ts';
import { useRefreshPlans } from '../plan.hooks.ts';
import { planRefusals } from '../plan.words.ts';
import { t } from '../plans.texts.ts';
import { planSchema, planValues } from './plan-form.values.ts';

export interface PlanFormProps {
  /** Edited; a new one is added when left out. */
  plan?: Plan;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Plan) => void;
}

const limits = ['staffLimit', 'patientLimit', 'bedLimit', 'storageLimitMegabytes'] as const;

/** Adds a plan or changes one; what runs already stays as it was agreed. */
export function PlanForm({ plan, onClose, onReload }: PlanFormProps) {
  const [schema] = useState(() => planSchema(plan?.currencyCode ?? offeredCurrencies[0], plan === undefined));
  const [initialValues] = useState(() =>
    planValues(plan, moneyText(plan?.priceMinor ?? null, plan?.currencyCode ?? offeredCurrencies[0])),
  );
  const { draft, failureActions } = useRecordForm({
    draftName: 'plan',
    stored: plan,
    schema,
    initialValues,
    create: ({ isActive: _offered, ...fields }, submission) => createPlan(fields, submission),
    update: ({ code: _code, ...fields }, { id: planId, version }, submission) =>
      updatePlan({ ...fields, planId, version }, submission),
    failed: () => t(plan ? 'failedToSave' : 'failedToAdd'),
    refusals: planRefusals,
    saved: ({ name }) => t(plan ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshPlans(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  return (
    <FormModal
      title={t(plan ? 'editTitle' : 'addTitle')}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t(plan ? 'save' : 'add')}
      failureActions={failureActions}
    >
      <TextInput label={t('name')} required maxLength={100} data-autofocus {...form.getInputProps('name')} />
      {!plan && <TextInput label={t('code')} required maxLength={50} {...form.getInputProps('code')} />}
      <Textarea label={t('description')} autosize maxLength={500} {...form.getInputProps('description')} />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <MoneyField
          label={t('price')}
          required
          currencyCode={form.values.currencyCode}
          {...form.getInputProps('priceMinor')}
        />
        <NativeSelect
          label={t('currency')}
          data={[...offeredCurrencies]}
          {...form.getInputProps('currencyCode')}
        />
        <NativeSelect
          label={t('interval')}
          data={(['month', 'year'] as const).map((value) => ({ value, label: t(`interval_${value}`) }))}
          {...form.getInputProps('billingInterval')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {limits.map((limit) => (
          <WholeNumberField
            key={limit}
            label={t(`limit_${limit}`)}
            description={t('emptyIsNoLimit')}
            {...form.getInputProps(limit)}
          />
        ))}
      </SimpleGrid>
      <WholeNumberField label={t('trialDays')} required {...form.getInputProps('trialDays')} />
      <MultiSelect
        label={t('modules')}
        data={planModules.map((value) => ({ value, label: moduleName(value) }))}
        {...form.getInputProps('modules')}
      />
      <Textarea
        label={t('features')}
        description={t('featuresHint')}
        autosize
        minRows={2}
        {...form.getInputProps('features')}
      />
      {plan && <Switch label={t('isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />}
    </FormModal>
  );
}
