import { MultiSelect, NativeSelect, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { moduleName, planModules } from '#areas/subscriptions/subscriptions-web.public.ts';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import type { EditedForm } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText } from '#ui/form/fields/typed-money.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createPlan, updatePlan, useRefreshPlans } from '../plan.calls.ts';
import type { Plan } from '../plan.contract.ts';
import { planRefusals } from '../plan.words.ts';
import { t } from '../plans.texts.ts';
import { planSchema, planValues } from './plan-form.values.ts';

const limits = ['staffLimit', 'patientLimit', 'bedLimit', 'storageLimitMegabytes'] as const;

/** Adds a plan or changes one; what runs already stays as it was agreed. */
export function PlanForm({ stored, ...dialog }: EditedForm<Plan>) {
  const [schema] = useState(() =>
    planSchema(stored?.currencyCode ?? offeredCurrencies[0], stored === undefined),
  );
  const [initialValues] = useState(() =>
    planValues(
      schema,
      stored,
      moneyText(stored?.priceMinor ?? null, stored?.currencyCode ?? offeredCurrencies[0]),
    ),
  );
  const { form, field, modal } = useRegisterForm({
    words: t,
    draftName: 'plan',
    stored,
    schema,
    initialValues,
    create: ({ isActive: _offered, ...fields }, submission) => createPlan(fields, submission),
    update: ({ code: _code, ...fields }, { id: planId, version }, submission) =>
      updatePlan({ ...fields, planId, version }, submission),
    refusals: planRefusals,
    remember: useRefreshPlans(),
    ...dialog,
  });
  return (
    <FormModal {...modal} size="lg">
      <TextInput {...field('name')} data-autofocus />
      {!stored && <TextInput {...field('code')} />}
      <Textarea {...field('description')} autosize />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <MoneyField {...field('priceMinor', t('price'))} currencyCode={form.values.currencyCode} />
        <NativeSelect {...field('currencyCode', t('currency'))} data={[...offeredCurrencies]} />
        <NativeSelect
          {...field('billingInterval', t('interval'))}
          data={(['month', 'year'] as const).map((value) => ({ value, label: t(`interval_${value}`) }))}
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
      <WholeNumberField {...field('trialDays')} />
      <MultiSelect
        {...field('modules')}
        data={planModules.map((value) => ({ value, label: moduleName(value) }))}
      />
      <Textarea {...field('features')} autosize minRows={2} />
      {stored && <Switch {...field('isActive')} />}
    </FormModal>
  );
}
