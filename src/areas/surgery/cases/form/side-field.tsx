import { NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core';
import { sidesFor } from '../booking/side.rules.ts';
import { t } from '../cases.texts.ts';

interface SideFieldProps extends Pick<NativeSelectProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  /** Whether the procedure has a side; null where nobody has said it. */
  hasSide: boolean | null;
}

/** The side of an operation: chosen by a person, never filled in; what has none says so by itself. */
export function SideField({ hasSide, ...field }: SideFieldProps) {
  if (hasSide === false && field.value === 'not_applicable') {
    return <TextInput label={t('laterality')} value={t('noSideNeeded')} readOnly tabIndex={-1} />;
  }
  const choices = sidesFor(hasSide).map((value) => ({ value, label: t(`laterality_${value}`) }));
  return (
    <NativeSelect
      label={t('laterality')}
      required
      data={[{ value: '', label: t('chooseSide') }, ...choices]}
      {...field}
    />
  );
}
