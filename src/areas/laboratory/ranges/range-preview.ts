import { choosePart, type Subject } from './range-choice.ts';
import { readRange } from './range-text.ts';

const onDay = '2026-03-02';

/** People whom a range should tell apart, as they are shown to whoever writes one. */
export const previewedPeople = {
  newborn: { sex: 'female', dateOfBirth: '2026-02-28', onDay },
  childOfFive: { sex: 'male', dateOfBirth: '2020-11-15', onDay },
  woman: { sex: 'female', dateOfBirth: '1996-01-10', onDay },
  pregnantWoman: { sex: 'female', dateOfBirth: '1996-01-10', isPregnant: true, onDay },
  manOfSeventy: { sex: 'male', dateOfBirth: '1956-01-10', onDay },
} as const satisfies Record<string, Subject>;

export type PreviewedPerson = keyof typeof previewedPeople;

/** What holds for each of them; null where the range says nothing about them, and for a text that is not read. */
export function previewRange(text: string): { person: PreviewedPerson; range: string | null }[] {
  const parts = readRange(text) ?? [];
  return (Object.keys(previewedPeople) as PreviewedPerson[]).map((person) => ({
    person,
    range: choosePart(parts, previewedPeople[person])?.text ?? null,
  }));
}
