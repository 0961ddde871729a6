import { Textarea, TextInput } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { t } from '../application.texts.ts';
import { HospitalPlaceFields } from './place-fields.tsx';
import type { HospitalPlace } from './place-of-device.ts';

interface OrganizationValues extends HospitalPlace, Record<string, unknown> {
  organizationName: string;
  contactEmail: string;
  contactPhone?: string | null | undefined;
  address: string;
}

/** Who applies, and where they are reached. */
export function OrganizationStep({ form: whole }: { form: { values: OrganizationValues } }) {
  const form = formOfPart(whole);
  return (
    <>
      <TextInput
        label={t('organizationName')}
        required
        maxLength={200}
        autoComplete="organization"
        {...form.getInputProps('organizationName')}
      />
      <TextInput
        label={t('contactEmail')}
        description={t('contactEmailHint')}
        required
        type="email"
        maxLength={254}
        autoComplete="email"
        {...form.getInputProps('contactEmail')}
      />
      <TextInput
        label={t('contactPhone')}
        required
        type="tel"
        maxLength={40}
        autoComplete="tel"
        {...form.getInputProps('contactPhone')}
      />
      <Textarea
        label={t('address')}
        required
        autosize
        minRows={2}
        maxLength={500}
        autoComplete="street-address"
        {...form.getInputProps('address')}
      />
      <HospitalPlaceFields form={form} />
    </>
  );
}
