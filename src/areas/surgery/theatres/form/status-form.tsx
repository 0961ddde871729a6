import { NativeSelect, Textarea } from '@mantine/core';
import { z } from 'zod';
import { optionalText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { setTheatreStatus, useRefreshTheatres } from '../theatre.calls.ts';
import { type Theatre, theatreStatuses } from '../theatre.contract.ts';
import { theatreRefusals } from '../theatre.words.ts';
import { t } from '../theatres.texts.ts';

export interface StatusFormProps {
  theatre: Theatre;
  onClose: () => void;
  onReload: (current: Theatre) => void;
}

const schema = z.strictObject({ status: z.enum(theatreStatuses), note: optionalText(500) });

/** Says that a theatre is available, occupied, under maintenance or to be cleaned. */
export function StatusForm({ theatre, onClose, onReload }: StatusFormProps) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'theatre-status',
    stored: theatre,
    schema,
    initialValues: { status: theatre.status, note: theatre.statusNote ?? '' },
    update: (fields, { id: theatreId, version }, submission) =>
      setTheatreStatus({ ...fields, theatreId, version }, submission),
    failed: () => t('failedToSetStatus'),
    refusals: theatreRefusals,
    saved: ({ name, status }) => t('wasSet', { name, status: t(`status_${status}`) }),
    remember: useRefreshTheatres(),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('statusTitle', { name: theatre.name })}
      draft={draft}
      size="sm"
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <NativeSelect
        {...field('status')}
        data={theatreStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
        data-autofocus
      />
      <Textarea {...field('note')} autosize />
    </FormModal>
  );
}
