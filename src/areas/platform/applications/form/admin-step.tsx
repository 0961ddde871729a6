import { Text, TextInput } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { t } from '../application.texts.ts';

interface AdminValues extends Record<string, unknown> {
  adminFirstName: string;
  adminLastName: string;
  adminEmail: string;
}

/** Who will administer the account. */
export function AdminStep({ form: whole }: { form: { values: AdminValues } }) {
  const form = formOfPart(whole);
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('adminLead')}
      </Text>
      <TextInput
        label={t('adminFirstName')}
        required
        maxLength={100}
        autoComplete="given-name"
        {...form.getInputProps('adminFirstName')}
      />
      <TextInput
        label={t('adminLastName')}
        required
        maxLength={100}
        autoComplete="family-name"
        {...form.getInputProps('adminLastName')}
      />
      <TextInput
        label={t('adminEmail')}
        required
        type="email"
        maxLength={254}
        autoComplete="off"
        {...form.getInputProps('adminEmail')}
      />
    </>
  );
}
