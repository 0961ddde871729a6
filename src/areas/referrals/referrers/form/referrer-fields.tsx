import { Alert, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { usePerson } from '#client/session.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
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
  const field = namedFields(form, t);
  return (
    <>
      <TextInput {...field('name')} autoComplete="off" data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('type')}
          required
          data={referrerTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
        {!isNew && (
          <NativeSelect
            {...field('status')}
            description={t('inactiveHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={referrerStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          />
        )}
        <TextInput {...field('phone')} autoComplete="off" />
        <TextInput {...field('email')} autoComplete="off" />
      </SimpleGrid>
      <Textarea {...field('address')} autosize minRows={2} />
      <CommissionFields form={form} isNew={isNew} />
    </>
  );
}

function CommissionFields({ form, isNew }: ReferrerFieldsProps) {
  const { modules } = usePerson();
  const capHint = useCapHint();
  const { commissionType, rate } = form.values;
  const rateProps = form.getInputProps('rate');
  const field = namedFields(form, t);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('commissionType')}
          required
          data={(['percentage', 'flat'] as const).map((value) => ({
            value,
            label: t(`commission_${value}`),
          }))}
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
            {...field('flat')}
            description={capHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
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
