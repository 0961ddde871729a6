import { Button, NativeSelect, Paper, SimpleGrid, TextInput, Title } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { StopsToWeigh } from '#screens/safety/stops-to-weigh.tsx';
import {
  doseRange,
  doseUnits,
  type FactsOf,
  medicationRoutes,
} from '../content/anesthesia-entry.contract.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { countingEntries } from '../anesthesia.rules.ts';
import { t } from '../anesthesia.texts.ts';
import { AsOfField } from './as-of-field.tsx';
import { RecordAllergies } from './record-allergies.tsx';
import { typedNumber } from './typed-number.ts';
import { useAddEntry } from './use-add-entry.ts';

const empty = {
  medication: '',
  dose: '',
  unit: 'mg' as FactsOf<'medication'>['unit'],
  route: 'iv' as FactsOf<'medication'>['route'],
};

/** One line for a medication, typed through with Tab and Enter; what was given before is offered by name. */
export function MedicationEntry({ record }: { record: AnesthesiaRecord }) {
  const [values, setValues] = useState(empty);
  const [isRefused, setRefused] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { add, asOf, isBusy, stops } = useAddEntry(record, () => {
    setValues((before) => ({ ...before, medication: '', dose: '' }));
    first.current?.focus();
  });
  const listId = `given-${record.id}`;
  const given = [
    ...new Set(countingEntries(record.entries, 'medication').map(({ facts }) => facts.medication)),
  ];
  const dose = typedNumber(values.dose);
  const isPossible = dose !== undefined && dose > doseRange[0] && dose <= doseRange[1];
  const change = (part: Partial<typeof empty>) => setValues({ ...values, ...part });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const medication = values.medication.trim();
    const isWhole = medication !== '' && isPossible;
    setRefused(!isWhole);
    if (isWhole) add({ kind: 'medication', medication, dose, unit: values.unit, route: values.route });
  }

  return (
    <Paper component="form" withBorder p="md" aria-label={t('medicationTitle')} onSubmit={submit} noValidate>
      <Title order={3} size="h5" mb="xs">
        {t('medicationTitle')}
      </Title>
      <SimpleGrid cols={{ base: 2, md: 6 }} spacing="xs" style={{ alignItems: 'start' }}>
        <AsOfField asOf={asOf} />
        <TextInput
          ref={first}
          label={t('medication')}
          list={listId}
          maxLength={200}
          value={values.medication}
          error={isRefused && values.medication.trim() === '' && t('medicationMissing')}
          onChange={({ currentTarget }) => {
            // What stopped one medicine says nothing of another.
            stops.clear();
            change({ medication: currentTarget.value });
          }}
        />
        <TextInput
          label={t('dose')}
          inputMode="decimal"
          autoComplete="off"
          value={values.dose}
          error={isRefused && !isPossible && t('doseRange', { max: doseRange[1] })}
          onChange={({ currentTarget }) => change({ dose: currentTarget.value })}
        />
        <NativeSelect
          label={t('unit')}
          data={[...doseUnits]}
          value={values.unit}
          onChange={({ currentTarget }) => change({ unit: currentTarget.value as typeof values.unit })}
        />
        <NativeSelect
          label={t('route')}
          data={medicationRoutes.map((value) => ({ value, label: t(`route_${value}`) }))}
          value={values.route}
          onChange={({ currentTarget }) => change({ route: currentTarget.value as typeof values.route })}
        />
        <Button type="submit" mt={25} loading={isBusy}>
          {t('addMedication')}
        </Button>
      </SimpleGrid>
      <RecordAllergies record={record} />
      <StopsToWeigh stops={stops} />
      <datalist id={listId}>
        {given.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </Paper>
  );
}
