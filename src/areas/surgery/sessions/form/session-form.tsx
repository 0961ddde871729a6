import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useToday } from '#client/use-today.ts';
import { weekdays } from '#kernel/time/week-times.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { TimeField } from '#ui/form/fields/time-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { weekdayName } from '#ui/i18n/weekday-name.ts';
import { PeoplePicker, StaffPicker } from '../../cases/form/staff-picker.tsx';
import { createTheatreSession, updateTheatreSession } from '../session.calls.ts';
import type { TheatreSession } from '../session.contract.ts';
import { useRefreshSessions } from '../session.hooks.ts';
import { sessionKinds } from '../session.rules.ts';
import { sessionRefusals } from '../session.words.ts';
import { t } from '../sessions.texts.ts';
import {
  fieldsOf,
  type SessionFormFields,
  sessionSchema,
  type SessionValues,
  valuesOf,
} from './session-form.values.ts';

export interface SessionFormProps {
  theatreId: string;
  /** Edited; a new one is added when left out. */
  session?: TheatreSession;
  onClose: () => void;
  onReload: (current: TheatreSession) => void;
}

/** Gives a part of a theatre's week to somebody, or changes that. */
export function SessionForm({ theatreId, session, onClose, onReload }: SessionFormProps) {
  const today = useToday();
  const { draft, failureActions } = useRecordForm<TheatreSession, SessionValues, SessionFormFields>({
    draftName: `theatre-session.${theatreId}`,
    stored: session,
    schema: sessionSchema,
    initialValues: valuesOf(session, today),
    create: (fields, submission) => createTheatreSession({ ...fieldsOf(fields), theatreId }, submission),
    update: (fields, { id: theatreSessionId, version }, submission) =>
      updateTheatreSession({ ...fieldsOf(fields), theatreSessionId, version }, submission),
    failed: () => t(session ? 'failedToUpdate' : 'failedToAdd'),
    refusals: sessionRefusals,
    saved: () => t(session ? 'wasSaved' : 'wasAdded'),
    remember: useRefreshSessions(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const { kind } = form.values;
  // The server names the field of all surgeons; of a session of one it stands at that one.
  const oneError = form.errors['surgeonId'] ?? form.errors['surgeonIds'];
  return (
    <FormModal
      title={t(session ? 'editTitle' : 'addSession')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(session ? 'save' : 'addSession')}
      failureActions={failureActions}
    >
      <NativeSelect
        {...field('kind')}
        data={sessionKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        data-autofocus
      />
      {kind === 'speciality' && (
        <>
          <TextInput {...field('name')} required autoComplete="off" />
          <PeoplePicker
            {...field('surgeonIds', t('surgeons'))}
            part="surgeon"
            most={50}
            required
            known={session?.surgeons ?? []}
          />
        </>
      )}
      {kind === 'surgeon' && (
        <StaffPicker
          {...field('surgeonId', t('surgeon'))}
          part="surgeon"
          required
          known={session?.surgeons[0]}
          error={oneError}
        />
      )}
      <NativeSelect
        {...field('weekday')}
        data={weekdays.map((day) => ({ value: String(day), label: weekdayName(day) }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TimeField {...field('fromMinute', t('from'))} />
        <TimeField {...field('untilMinute', t('until'))} description={t('untilHint')} />
        <DateField {...field('validFrom')} />
        <DateField {...field('validUntil')} />
      </SimpleGrid>
    </FormModal>
  );
}
