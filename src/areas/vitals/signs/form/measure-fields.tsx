import {
  Checkbox,
  Collapse,
  Button,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { useState } from 'react';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { bodyMassTenths } from '../../scores/body-mass.ts';
import { consciousnessLevels, oxygenSources } from '../../scores/observed.ts';
import { glucoseUnits, temperatureUnits } from '../../scores/units.ts';
import { unitOf } from '../measures/measure-unit.ts';
import { t } from '../vital-signs.texts.ts';
import { Before } from './before/before.tsx';
import { ChoiceKeys } from './choice-keys.tsx';
import type { LiveJudgement } from './live-judgement.ts';
import type { MeasuredBefore } from './before/measured-before.ts';
import { MeasureField } from './measure-field.tsx';
import { Points } from './points.tsx';
import { measuresSoFar, type SetValues } from './record-form.values.ts';

export interface MeasureFieldsProps {
  form: { values: SetValues & Record<string, unknown> };
  judged: LiveJudgement;
  /** What was measured last; left out where a stored set is corrected. */
  before?: MeasuredBefore | undefined;
}

/** Everything that is measured, in the order of the hand: what the score needs first, the rest folded away. */
export function MeasureFields({ form: whole, judged, before }: MeasureFieldsProps) {
  const form = formOfPart(whole);
  const of = { form, judged, before };
  const { temperatureUnit } = form.values;
  const field = namedFields(form, t);
  const parts = judged.news2?.parts;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={2} spacing="sm" verticalSpacing="sm">
        <MeasureField {...of} name="respiratoryRate" data-autofocus />
        <MeasureField {...of} name="oxygenSaturation" />
      </SimpleGrid>
      <ChoiceKeys
        {...field('oxygen')}
        choices={oxygenSources.map((value) => ({ value, label: t(`oxygen_${value}`) }))}
        mark={<Points points={parts?.oxygen} />}
        description={before?.oxygen && <Before of={before.oxygen} />}
      />
      {form.values.oxygen === 'oxygen' && <MeasureField {...of} name="oxygenFlow" />}
      <SimpleGrid cols={2} spacing="sm" verticalSpacing="sm">
        <MeasureField {...of} name="bloodPressureSystolic" />
        <MeasureField {...of} name="bloodPressureDiastolic" />
        <MeasureField {...of} name="heartRate" />
        <MeasureField {...of} name="temperature" />
      </SimpleGrid>
      <SegmentedControl
        aria-label={t('temperatureUnit')}
        size="sm"
        data={temperatureUnits.map((unit) => ({
          value: unit,
          label: unitOf('temperature', { temperatureUnit: unit }),
        }))}
        value={temperatureUnit}
        onChange={(unit) => form.setFieldValue('temperatureUnit', unit === 'F' ? 'F' : 'C')}
      />
      <ChoiceKeys
        {...field('consciousness')}
        choices={consciousnessLevels.map((value) => ({ value, label: t(`consciousness_${value}`) }))}
        mark={<Points points={parts?.consciousness} />}
        description={before?.consciousness && <Before of={before.consciousness} />}
      />
      <MoreFields form={form} judged={judged} before={before} />
    </Stack>
  );
}

/** What is not measured every time. */
function MoreFields({ form: whole, judged, before }: MeasureFieldsProps) {
  const form = formOfPart(whole);
  const of = { form, judged, before };
  const field = namedFields(form, t);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MeasureField {...of} name="painScore" />
      <Button
        variant="subtle"
        size="compact-md"
        aria-expanded={isOpen}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setOpen(!isOpen)}
      >
        {t('more')}
      </Button>
      <Collapse expanded={isOpen}>
        <Stack gap="sm">
          <SimpleGrid cols={2} spacing="sm" verticalSpacing="sm">
            <MeasureField {...of} name="bloodGlucose" />
            <SegmentedControl
              aria-label={t('bloodGlucoseUnit')}
              data={[...glucoseUnits]}
              value={form.values.bloodGlucoseUnit}
              style={{ alignSelf: 'end' }}
              onChange={(unit) =>
                form.setFieldValue('bloodGlucoseUnit', unit === 'mmol/L' ? 'mmol/L' : 'mg/dL')
              }
            />
            <MeasureField {...of} name="weight" />
            <MeasureField {...of} name="height" />
          </SimpleGrid>
          <BodyMass {...measuresSoFar(form.values)} />
          <Checkbox {...field('isObstetric')} />
        </Stack>
      </Collapse>
      <Textarea {...field('notes')} autosize minRows={1} />
    </>
  );
}

function BodyMass({ weight, height }: { weight: number | null; height: number | null }) {
  const tenths = bodyMassTenths(weight, height);
  if (tenths === null) return null;
  return (
    <Text size="sm">
      {t('bodyMass')}{' '}
      <Text span inherit fw={600} component="output" aria-label={t('bodyMass')}>
        {decimalText(tenths, 1)}
      </Text>
    </Text>
  );
}
