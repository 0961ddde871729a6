import { Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { t } from '../application.texts.ts';

interface AdminValues extends Record<string, unknown> {
  adminFirstName: string;
  adminLastName: string;
  adminEmail: string;
}

/** Who will administer the account. */
export function AdminStep<Values extends AdminValues>({ form }: { form: UseFormReturnType<Values> }) {
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
