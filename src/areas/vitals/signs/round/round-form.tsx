import { Group, Paper, SegmentedControl, Text, Title } from '@mantine/core';
import { RowsRefused, useRowSending } from '#screens/form/use-row-sending.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { EntryRows } from '#ui/form/parts/entry-rows.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { temperatureUnits } from '../../scores/units.ts';
import { unsentSet } from '../form/unsent-set.ts';
import { recordVitalSigns } from '../vital-signs.calls.ts';
import { useRefreshVitalSigns } from '../vital-signs.hooks.ts';
import { t } from '../vital-signs.texts.ts';
import { patientName } from '../vital-signs.words.ts';
import { emptyRound, rowNumbers, roundSchema, type RoundValues, type TypedSet } from './round-form.values.ts';
import { unitOf } from '../measures/measure-unit.ts';
import { type PatientOfRound, RoundRow } from './round-row.tsx';

export interface RoundFormProps {
  /** Who is gone round, in this order, as long as the form is open. */
  patients: readonly PatientOfRound[];
  /** All rows are stored. */
  onRecorded: () => void;
}

interface PlacedSet extends TypedSet {
  id: string;
  path: string;
}

/** Sets of vital signs of several patients, a row each; every set is stored by itself. */
export function RoundForm({ patients, onRecorded }: RoundFormProps) {
  const refresh = useRefreshVitalSigns();
  const nameAt = (place: number) => patientName(patients[place]!.patient);
  const sending = useRowSending<PlacedSet>({
    inputOf: ({ fields }) => fields,
    send({ place, fields }, submissionKey) {
      const { temperatureUnit, rows } = draft.form.values;
      const values = { ...rows[place]!, temperatureUnit };
      const words = unsentSet({ fields, values, patientName: nameAt(place) });
      return recordVitalSigns(fields, { ...words, submissionKey });
    },
  });
  const draft = useDraftForm<RoundValues, TypedSet[], number>({
    schema: roundSchema,
    initialValues: emptyRound(
      patients.map(({ patient, isObstetric }) => ({ id: patient.id, isObstetric })),
      'C',
    ),
    draftKey: `vital-signs-round.${patients.map(({ patient }) => patient.id).join('.')}`,
    save: (sets) =>
      sending.send(sets.map((set) => ({ ...set, id: set.fields.patientId, path: `rows.${set.place}` }))),
    describeFailure(error) {
      refresh();
      if (!(error instanceof RowsRefused)) return failureWords(t('failedToRecord'), error);
      const lines = (error as RowsRefused<PlacedSet>).refused.flatMap(
        ({ row, error: why }) => failureWords(t('failedOf', { patient: nameAt(row.place) }), why) ?? [],
      );
      return lines.length > 0 ? lines.join(' ') : null;
    },
    onSaved(count) {
      refresh();
      notifySuccess(t('wereRecorded', { count }));
      onRecorded();
    },
  });
  const { form } = draft;
  const { temperatureUnit } = form.values;
  const column = (sign: (typeof rowNumbers)[number], width = 5) => ({
    label: t('signWithUnit', { sign: t(sign), unit: unitOf(sign, { temperatureUnit }) }),
    width,
  });
  const [rate, saturation, ...others] = rowNumbers;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="recording-rows">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="recording-rows">
          {t('recordingRows')}
        </Title>
        <SegmentedControl
          aria-label={t('temperatureUnit')}
          size="xs"
          data={temperatureUnits.map((unit) => ({
            value: unit,
            label: unitOf('temperature', { temperatureUnit: unit }),
          }))}
          value={temperatureUnit}
          onChange={(unit) => form.setFieldValue('temperatureUnit', unit === 'F' ? 'F' : 'C')}
        />
      </Group>
      <FormBody draft={draft} submitLabel={t('recordRows')}>
        <Text size="sm" c="dimmed">
          {t('rowsLead')}
        </Text>
        <EntryRows
          goesOn
          columns={[
            { label: t('patient'), width: 'name' },
            column(rate, 6),
            column(saturation),
            { label: t('oxygen'), width: 6 },
            ...others.map((sign) => column(sign, sign === 'temperature' ? 6 : undefined)),
            { label: t('consciousness'), width: 8 },
            { label: t('news2'), width: 5 },
          ]}
        >
          {patients.map((one, index) => (
            <RoundRow
              key={one.patient.id}
              {...one}
              form={form}
              index={index}
              isDone={sending.done.has(one.patient.id)}
            />
          ))}
        </EntryRows>
      </FormBody>
    </Paper>
  );
}
