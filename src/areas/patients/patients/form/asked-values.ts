import type { PatientFormValues } from './patient-form.values.ts';

const phone = /^\+?[\d\s()-]{5,}$/;

/** What was typed into a search that found nobody, as fields of the form: a phone number, or first and last name. */
export function askedValues(asked: string | undefined): Partial<PatientFormValues> {
  const text = asked?.trim().replaceAll(/\s+/g, ' ') ?? '';
  if (text === '') return {};
  if (phone.test(text)) return { phone: text };
  const cut = text.lastIndexOf(' ');
  if (cut === -1) return { firstName: text };
  return { firstName: text.slice(0, cut), lastName: text.slice(cut + 1) };
}
