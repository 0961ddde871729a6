import { Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { AllergyNote } from '#screens/safety/allergy-note.tsx';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { RowsRefused, useRowSending } from '#screens/form/use-row-sending.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import type { EntryColumn } from '#ui/form/parts/entry-layout.ts';
import { EntryRows, keepEnter } from '#ui/form/parts/entry-rows.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { type DoseAsked, useDosesToGive, useRefreshDoses } from '../../mar/mar.hooks.ts';
import type { DoseToGive } from '../administration.contract.ts';
import { t } from '../administration.texts.ts';
import { giveRefusals } from '../administration.words.ts';
import { emptyAdminister, fiveRights } from './administer-form.values.ts';
import { WristbandField } from './wristband-field.tsx';
import { WrongPatient } from './wrong-patient.tsx';
import { DueDoseRow } from './due-dose-row.tsx';
import {
  type DueDosesFields,
  dueDosesSchema,
  type DueDosesValues,
  type DueRow,
  emptyRow,
  fieldsOfRow,
  isBegun,
} from './due-doses.values.ts';
import { sendDose } from './send-dose.ts';
import { unsentDose } from './unsent-dose.ts';

export interface DueDosesFormProps {
  admissionId: string;
  /** The doses that were due when the form was opened. */
  doseIds: readonly string[];
  /** Opens the form of one dose, which asks for what a row has no room for. */
  onOpen: (asked: DoseAsked) => void;
  onClose: () => void;
}

/** Gives several due doses of one patient, row by row; each is confirmed by its own five rights and stored by itself. */
export function DueDosesForm(props: DueDosesFormProps) {
  const { known, isError, isFetching, refetch } = useDosesToGive(props.doseIds.map((doseId) => ({ doseId })));
  const [wrongCode, setWrongCode] = useState<string>();
  const doses = known.filter((one) => one !== undefined);
  if (wrongCode !== undefined && doses[0]) {
    return <WrongPatient code={wrongCode} known={doses[0]} onClose={props.onClose} />;
  }
  if (doses.length === props.doseIds.length) {
    return <OpenedForm {...props} known={doses} onWrong={setWrongCode} />;
  }
  return (
    <Modal opened onClose={props.onClose} title={t('titleOfDue')}>
      {isError ? (
        <ErrorPanel message={t('failedToLoadDue')} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadingSkeleton lines={5} />
      )}
    </Modal>
  );
}

interface PlacedRow {
  id: string;
  path: string;
  row: DueRow;
  fields: DueDosesFields;
}

function OpenedForm({
  admissionId,
  doseIds,
  known,
  onOpen,
  onClose,
  onWrong,
}: DueDosesFormProps & { known: readonly DoseToGive[]; onWrong: (code: string) => void }) {
  const format = useFormat();
  const refresh = useRefreshDoses();
  const sending = useRowSending<PlacedRow>({
    inputOf: ({ row, fields }) => fieldsOfRow(fields, row),
    send({ row, fields, path }, submissionKey) {
      const place = Number(path.split('.')[1]);
      const asked = { doseId: row.doseId };
      const said = fieldsOfRow(fields, row);
      const values = {
        ...emptyAdminister([]),
        rights: row.rights,
        patientCode: fields.patientCode ?? '',
        medicineCode: row.medicineCode ?? '',
        timingReason: row.timingReason ?? '',
      };
      const words = unsentDose({ asked, known: known[place]!, values, dateTime: format.dateTime });
      return sendDose(asked, said, { ...words, submissionKey });
    },
    isForAll: (error) => error instanceof Error && error.message === 'WRONG_PATIENT_SCANNED',
  });
  const draft = useDraftForm<DueDosesValues, DueDosesFields, number>({
    schema: dueDosesSchema,
    initialValues: { patientCode: '', rows: doseIds.map(emptyRow) },
    draftKey: `doses.${admissionId}.${doseIds.join('.')}`,
    save: (fields) =>
      sending.send(
        fields.rows.flatMap((row, place) =>
          isBegun(row) ? [{ id: row.doseId, path: `rows.${place}`, row, fields }] : [],
        ),
      ),
    describeFailure(error) {
      refresh();
      if (!(error instanceof RowsRefused)) return failureWords(t('failed'), error, giveRefusals(format));
      const lines = (error as RowsRefused<PlacedRow>).refused.flatMap(({ row, error: why }) => {
        const medicine = known[Number(row.path.split('.')[1])]?.patient.order?.medicationName ?? '';
        return failureWords(t('failedOf', { medicine }), why, giveRefusals(format)) ?? [];
      });
      return lines.length > 0 ? lines.join(' ') : null;
    },
    onSaved(count) {
      refresh();
      notifySuccess(t('wereRecorded', { count }));
      onClose();
    },
  });
  const { form } = draft;
  const [first] = known;
  if (!first) return null;
  const { patient } = first;
  return (
    <FormModal
      title={t('titleOfPatient', { name: fullName(patient), number: patient.patientNumber })}
      draft={draft}
      size="66rem"
      onClose={onClose}
      submitLabel={t('administerDue')}
    >
      <AllergyNote known={patient.allergies} />
      <Text size="sm">{t('dueLead')}</Text>
      <WristbandField
        known={first}
        onRight={() =>
          doseIds.forEach((_id, place) => form.setFieldValue(`rows.${place}.rights.patient`, true))
        }
        onWrong={(code) => {
          draft.discard();
          onWrong(code);
        }}
        {...form.getInputProps('patientCode')}
      />
      {/* The handler stands above the fields only to hold back what a scanner sends after a code. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={keepEnterOfScanner}>
        <EntryRows columns={columns()}>
          {doseIds.map((doseId, index) => (
            <DueDoseRow
              key={doseId}
              form={form}
              index={index}
              known={known[index]!}
              isDone={sending.done.has(doseId)}
              onOpen={() => onOpen({ doseId })}
            />
          ))}
        </EntryRows>
      </div>
    </FormModal>
  );
}

function columns(): EntryColumn[] {
  return [
    { label: t('medicine'), width: 'name' },
    ...fiveRights.map((right) => ({ label: t(`right_${right}`), width: 4.5 })),
    { label: t('scanMedicine'), width: 9 },
    { label: '', width: 4.5 },
  ];
}

/** Enter that a scanner sends after the code of the last pack; on a box it saves, as in every form. */
function keepEnterOfScanner(event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement && event.target.type === 'text') keepEnter(event);
}
