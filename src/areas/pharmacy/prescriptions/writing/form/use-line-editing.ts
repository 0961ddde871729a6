import type { FormOf } from '#ui/form/fields/form-of.ts';
import { useEffect, useRef, useState } from 'react';
import type { Medicine } from '../../../medicines/medicine.contract.ts';
import type { WrittenLine } from '../../prescription-line.contract.ts';
import { emptyLine, isBlank, type PrescriptionValues, typedLine } from './prescription-form.values.ts';
import { useAlike, useKnownMedicines } from './use-known-medicines.ts';

/** Adding, choosing and removing lines, with the focus where the next word is typed. */
export function useLineEditing(form: FormOf<PrescriptionValues>) {
  const { lines } = form.values;
  const { medicines, remember } = useKnownMedicines(lines);
  const alike = useAlike(lines);
  const [wanted, setWanted] = useState<number>();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wanted === undefined) return;
    const line = list.current?.querySelectorAll('fieldset')[wanted];
    if (!line) return;
    line.querySelector('input')?.focus();
    setWanted(undefined);
  }, [wanted]);

  return {
    attach: list,
    medicines,
    alike,
    pick(index: number, medicine: Medicine) {
      remember([medicine]);
      const { id: medicineId, name, route } = medicine;
      form.setFieldValue(`lines.${index}`, { ...lines[index]!, medicineId, name, route });
    },
    /** To the line after this one, which is added where there is none. */
    next(index: number) {
      if (index === lines.length - 1) form.setFieldValue('lines', [...lines, emptyLine]);
      setWanted(index + 1);
    },
    remove(index: number) {
      const left = lines.filter((_, place) => place !== index);
      form.setFieldValue('lines', left.length > 0 ? left : [emptyLine]);
      setWanted(Math.max(0, Math.min(index, left.length - 1)));
    },
    /** Adds what was written before, in the place of blank lines. */
    add(written: readonly WrittenLine[], known: readonly Medicine[] = []) {
      remember(known);
      form.setFieldValue('lines', [...lines.filter((line) => !isBlank(line)), ...written.map(typedLine)]);
    },
  };
}
