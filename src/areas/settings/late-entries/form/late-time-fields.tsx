import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { type FieldProps, formOfPart } from '#ui/form/fields/form-of.ts';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { t } from '../late-entries.texts.ts';

const lateMs = timeLimits.lateEntryMinutes * 60_000;

export interface LateTimeFieldsProps {
  /** The form with `lateReason`, and its field of the time. */
  form: { values: { lateReason: string }; errors: object };
  field: string;
  /** What happened at the time, such as 'Bed given at'. */
  label: string;
  /** The stored time, which needs no reason while it stays; without one an empty field is now. */
  stored?: string | null;
  /** Whether also people who may not write down past times see the field, for the last minutes. */
  isForAll?: boolean;
}

/** When something happened, and why it is written down later once that is some minutes ago. */
export function LateTimeFields({ form: whole, field, label, stored, isForAll = false }: LateTimeFieldsProps) {
  const may = useMay();
  const form = formOfPart(whole);
  const [openedAt] = useState(() => Date.now());
  if (!may('emr.backdate') && !isForAll) return null;
  const time = form.getInputProps(field) as FieldProps<string>;
  const { value } = time;
  const isLate = value !== (stored ?? '') && Date.parse(value) < openedAt - lateMs;
  const reason = form.getInputProps('lateReason');
  return (
    <>
      <DateTimeField label={stored === undefined ? t('orNow', { label }) : label} {...time} />
      {(isLate || Boolean(reason.error)) && (
        <Textarea label={t('reason')} required autosize minRows={2} maxLength={500} {...reason} />
      )}
    </>
  );
}
