import { Text, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import type { AbnormalSign } from '../../scores/abnormal.ts';
import { t } from '../vital-signs.texts.ts';
import type { LiveJudgement } from './live-judgement.ts';
import { Before } from './before/before.tsx';
import type { MeasuredBefore } from './before/measured-before.ts';
import { Points } from './points.tsx';
import { unitOf } from '../measures/measure-unit.ts';
import { type NumberField, numberMeasures } from '../measures/measures.table.ts';
import type { SetValues } from './record-form.values.ts';

export interface MeasureFieldProps {
  form: FormOf<SetValues & Record<string, unknown>>;
  name: NumberField;
  judged: LiveJudgement;
  before: MeasuredBefore | undefined;
  'data-autofocus'?: boolean;
}

/** One number on big keys; abnormal is said while it is typed, impossible when the field is left. */
export function MeasureField(props: MeasureFieldProps) {
  const { form, name, judged, before, ...focus } = props;
  const { onBlur: _onBlur, ...input } = form.getInputProps(name);
  const flag = judged.flags[name as AbnormalSign];
  const points = judged.news2?.parts[name as keyof typeof judged.news2.parts];
  const isTyped = form.values[name] !== '';
  const label = labelOf(name);
  return (
    <TextInput
      {...focus}
      {...input}
      label={
        <>
          {label} {isTyped && <Points points={points} />}
        </>
      }
      aria-label={label}
      size="md"
      inputMode={numberMeasures[name].decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      enterKeyHint="next"
      rightSection={
        <Text span size="xs" c="dimmed" aria-hidden="true">
          {unitOf(name, form.values)}
        </Text>
      }
      rightSectionWidth={56}
      description={
        <>
          {flag && (
            <Text span inherit fw={700} c="var(--mantine-color-error)">
              {t(flag.isLow ? 'abnormalLow' : 'abnormalHigh', { limit: String(flag.limit) })}{' '}
            </Text>
          )}
          <Before of={before?.[name]} />
        </>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onBlur={() => isTyped && form.validateField(name)}
    />
  );
}

/** In full where there is room for it; tables and charts say it shorter. */
function labelOf(name: NumberField): string {
  return name === 'oxygenSaturation' || name === 'respiratoryRate' ? t(`whole_${name}`) : t(name);
}
