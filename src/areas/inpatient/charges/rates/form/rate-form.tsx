import { Checkbox, NativeSelect, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { bedTypes } from '../../../beds/bed.contract.ts';
import { t as bedTexts } from '../../../beds/beds.texts.ts';
import { BedPicker } from '../../../beds/form/bed-picker.tsx';
import { useWards } from '../../../wards/ward.hooks.ts';
import { createBedRate } from '../../charge.calls.ts';
import { useRefreshCharges } from '../../charge.hooks.ts';
import { issue } from '../../charge.issues.ts';
import { chargeMethods } from '../bed-rate.contract.ts';
import { rateRefusals } from '../rate.words.ts';
import { t } from '../rates.texts.ts';

const scopes = ['group', 'bed'] as const;
const hours = optionalWholeNumber({ min: 1, max: 168 });

function schemaFor(currencyCode: string) {
  return z
    .strictObject({
      scope: z.enum(scopes),
      bedId: z.string(),
      wardId: z.string().transform((id) => id || null),
      bedType: z.union([z.enum(bedTypes), z.literal('').transform(() => null)]),
      validFrom: instantText(),
      priceMinor: typedMoney(currencyCode),
      method: z.enum(chargeMethods),
      unitHours: hours,
      graceMinutes: optionalWholeNumber({ min: 0, max: 10_079 }),
      halfUnderHours: hours,
      countsLastDay: z.boolean(),
    })
    .refine(({ scope, bedId }) => scope !== 'bed' || bedId !== '', {
      path: ['bedId'],
      message: issue('bedMissing'),
    })
    .refine(({ method, unitHours }) => method !== 'hours' || unitHours !== null, {
      path: ['unitHours'],
      message: issue('unitMissing'),
    });
}

type Typed = z.input<ReturnType<typeof schemaFor>>;

/** Adds what beds cost from an instant on. */
export function RateForm({ onClose }: { onClose: () => void }) {
  const { currencyCode } = usePerson().tenant;
  const wards = useWards().data?.rows ?? [];
  const refresh = useRefreshCharges();
  const [schema] = useState(() => schemaFor(currencyCode));
  const initialValues: Typed = {
    scope: 'group',
    bedId: '',
    wardId: '',
    bedType: '',
    validFrom: '',
    priceMinor: '',
    method: 'calendar_day',
    unitHours: 24,
    graceMinutes: 0,
    halfUnderHours: '',
    countsLastDay: false,
  };
  const draft = useDraftForm({
    schema,
    initialValues,
    draftKey: 'bed-rate.new',
    save({ unitHours, halfUnderHours, graceMinutes, countsLastDay, ...typed }, key) {
      const { scope, bedId, wardId, bedType, ...fields } = typed;
      const byHours = {
        unitMinutes: (unitHours ?? 0) * 60,
        graceMinutes: graceMinutes ?? 0,
        halfUnderMinutes: halfUnderHours === null ? null : halfUnderHours * 60,
      };
      const how = fields.method === 'hours' ? byHours : { countsLastDay };
      const of = scope === 'bed' ? { bedId } : { wardId, bedType };
      return createBedRate({ ...fields, ...of, ...how }, new Submission(key));
    },
    describeFailure: (error) => failureWords(t('failedToAdd'), error, rateRefusals),
    onSaved() {
      refresh();
      notifySuccess(t('wasAdded'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const isByHours = form.values.method === 'hours';
  return (
    <FormModal title={t('addRateTitle')} draft={draft} onClose={onClose} submitLabel={t('addRate')}>
      <NativeSelect
        {...field('scope')}
        data-autofocus
        data={scopes.map((value) => ({ value, label: t(`scope_${value}`) }))}
      />
      {form.values.scope === 'bed' ? (
        <BedPicker {...field('bedId', t('bed'))} required offersAll />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            {...field('wardId', t('ward'))}
            data={[
              { value: '', label: t('everyWard') },
              ...wards.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <NativeSelect
            {...field('bedType')}
            data={[
              { value: '', label: t('everyType') },
              ...bedTypes.map((value) => ({ value, label: bedTexts(`bedType_${value}`) })),
            ]}
          />
        </SimpleGrid>
      )}
      <DateTimeField {...field('validFrom')} />
      <MoneyField {...field('priceMinor', t('price'))} currencyCode={currencyCode} />
      <NativeSelect
        {...field('method')}
        data={chargeMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
      />
      {isByHours ? (
        <>
          <WholeNumberField {...field('unitHours')} description={t('unitHint')} />
          <WholeNumberField {...field('graceMinutes', t('grace'))} description={t('graceHint')} />
          <WholeNumberField {...field('halfUnderHours', t('halfUnder'))} description={t('halfHint')} />
        </>
      ) : (
        <Checkbox {...field('countsLastDay')} />
      )}
    </FormModal>
  );
}
