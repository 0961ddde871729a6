import { watchedByIngredients } from '../../safety/facts/watched.ts';
import { loosenedMarks, type Mark } from '../marks/mark.rules.ts';
import { codeMedicine } from '../medicine-codes.rules.ts';
import type { Medicine } from '../medicine.contract.ts';
import type { MedicineFormValues, medicineSchema } from './medicine-form.values.ts';

/** What the form, as it is typed, would guard less; nothing while it cannot be read. */
export function loosenedInForm(
  schema: ReturnType<typeof medicineSchema>,
  typed: MedicineFormValues,
  stored: Medicine | undefined,
): Mark[] {
  const { data } = schema.safeParse(typed);
  if (!data) return [];
  const { values } = codeMedicine(data);
  if (stored) return loosenedMarks(stored, values);
  const known = watchedByIngredients(values);
  return loosenedMarks(
    {
      ...values,
      isControlled: values.isControlled || known.isControlled,
      isHighAlert: values.isHighAlert || known.isHighAlert,
    },
    values,
  );
}
