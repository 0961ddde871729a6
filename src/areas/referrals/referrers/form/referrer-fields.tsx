import { Alert, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { usePerson } from '#client/session.ts';
import { useCapHint } from '../terms/use-cap-hint.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { PercentField } from '#ui/form/fields/percent-field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { type ReferrerFormValues, steppedRate, tidyRate } from './referrer-form.values.ts';
import { referrerStatuses, referrerTypes } from '../referrer.rules.ts';
import { t } from '../referrers.texts.ts';

export interface ReferrerFieldsProps {
  form: FormOf<ReferrerFormValues>;
  /** A new referrer is active. */
  isNew: boolean;
}

/** The fields of a referrer, in the dialog and on their own page. */
export function ReferrerFields({ form, isNew }: ReferrerFieldsProps) {
  return (
    <>
      <TextInput
        label={t('name')}
        required
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('type')}
          required
          data={referrerTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...form.getInputProps('type')}
        />
        {!isNew && (
          <NativeSelect
            label={t('status')}
            description={t('inactiveHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={referrerStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
            {...form.getInputProps('status')}
          />
        )}
        <TextInput label={t('phone')} maxLength={40} autoComplete="off" {...form.getInputProps('phone')} />
        <TextInput label={t('email')} maxLength={254} autoComplete="off" {...form.getInputProps('email')} />
      </SimpleGrid>
      <Textarea
        label={t('address')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('address')}
      />
      <CommissionFields form={form} isNew={isNew} />
    </>
  );
}

function CommissionFields({ form, isNew }: ReferrerFieldsProps) {
  const { modules } = usePerson();
  const capHint = useCapHint();
  const { commissionType, rate } = form.values;
  const rateProps = form.getInputProps('rate');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('commissionType')}
          required
          data={(['percentage', 'flat'] as const).map((value) => ({
            value,
            label: t(`commission_${value}`),
          }))}
          {...form.getInputProps('commissionType')}
        />
        {commissionType === 'percentage' ? (
          <PercentField
            label={t('rate')}
            description={capHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            {...rateProps}
            onBlur={() => form.setFieldValue('rate', tidyRate(rate))}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              form.setFieldValue('rate', steppedRate(rate, event.key === 'ArrowUp' ? 1 : -1));
            }}
          />
        ) : (
          <MoneyField
            label={t('flat')}
            description={capHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            {...form.getInputProps('flat')}
          />
        )}
      </SimpleGrid>
      {!modules.payouts_enabled && (
        <Alert color="yellow" icon={<Icon name="info" />}>
          {t('commissionsOff')}
        </Alert>
      )}
      {modules.payouts_enabled && !isNew && (
        <Alert color="gray" icon={<Icon name="info" />}>
          {t('commissionHint')}
        </Alert>
      )}
    </>
  );
}
