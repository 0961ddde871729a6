import { Text } from '@mantine/core';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { t } from '../application.texts.ts';
import { DocumentField } from './document-field.tsx';

interface DocumentValues extends Record<string, unknown> {
  tradeLicense: string;
  tradeLicenseName: string;
  passportPhoto: string;
  passportPhotoName: string;
}

interface DocumentsStepProps<Values extends DocumentValues> {
  draft: DraftForm<Values>;
  /** Documents may be left out, because others are there already. */
  isOptional?: boolean;
}

/** The trade license and the passport photo. */
export function DocumentsStep<Values extends DocumentValues>({
  draft: { form, waitFor },
  isOptional = false,
}: DocumentsStepProps<Values>) {
  const { values, errors } = form;
  const fields = [
    ['trade_license', 'tradeLicense', 'tradeLicenseName'],
    ['passport_photo', 'passportPhoto', 'passportPhotoName'],
  ] as const;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('documentsLead')}
      </Text>
      {fields.map(([kind, field, nameField]) => (
        <DocumentField
          key={kind}
          kind={kind}
          path={field}
          label={t(field)}
          description={t(`${field}Hint`)}
          required={!isOptional}
          chosen={{ token: values[field], name: values[nameField] }}
          error={errors[field]}
          waitFor={waitFor}
          onChange={({ token, name }) => {
            form.setValues({ [field]: token, [nameField]: name } as Partial<Values>);
            form.clearFieldError(field);
          }}
        />
      ))}
    </>
  );
}
