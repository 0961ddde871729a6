import { MultiSelect, Text } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { ServicePicker } from '../../procedures/form/service-picker.tsx';
import { updateSurgicalPricing } from '../charge.calls.ts';
import { t } from '../charges.texts.ts';
import { pricedUses, type SurgicalPricing } from './pricing.contract.ts';
import { useRememberPricing, useSurgicalPricing } from './pricing.hooks.ts';

const serviceId = z.union([z.literal('').transform(() => null), z.uuid()]);

const schema = z.strictObject({
  quarterHourServiceId: serviceId,
  generalServiceId: serviceId,
  regionalServiceId: serviceId,
  localServiceId: serviceId,
  sedationServiceId: serviceId,
  combinedServiceId: serviceId,
  recoveryServiceId: serviceId,
  notCharged: z.array(z.enum(pricedUses)),
});

/** Chooses the services by which theatre time and anesthesia are charged. */
export function PricingForm({ onClose }: { onClose: () => void }) {
  const query = useSurgicalPricing();
  if (query.isError) {
    return (
      <ErrorPanel message={t('failedToLoadPrices')} onRetry={query.refetch} isRetrying={query.isFetching} />
    );
  }
  return query.data ? <LoadedForm key={query.data.version} stored={query.data} onClose={onClose} /> : null;
}

function LoadedForm({ stored, onClose }: { stored: SurgicalPricing; onClose: () => void }) {
  const remember = useRememberPricing();
  const { services } = stored;
  const { draft, failureActions } = useRecordForm({
    draftName: 'surgical-pricing',
    stored,
    schema,
    initialValues: {
      quarterHourServiceId: services.quarterHour?.id ?? '',
      generalServiceId: services.general?.id ?? '',
      regionalServiceId: services.regional?.id ?? '',
      localServiceId: services.local?.id ?? '',
      sedationServiceId: services.sedation?.id ?? '',
      combinedServiceId: services.combined?.id ?? '',
      recoveryServiceId: services.recovery?.id ?? '',
      notCharged: [...stored.notCharged],
    },
    update: (fields, { version }, submission) => updateSurgicalPricing({ ...fields, version }, submission),
    failed: () => t('failedToSavePrices'),
    saved: () => t('pricesSaved'),
    remember,
    onSaved: onClose,
    onReload: remember,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('pricesTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <Text size="sm">{t('pricesLead')}</Text>
      {pricedUses.map((use) => (
        <ServicePicker
          key={use}
          label={t(`use_${use}`)}
          known={services[use] ?? undefined}
          {...draft.form.getInputProps(`${use}ServiceId`)}
        />
      ))}
      <MultiSelect
        {...field('notCharged')}
        data={pricedUses.map((use) => ({ value: use, label: t(`use_${use}`) }))}
      />
    </FormModal>
  );
}
