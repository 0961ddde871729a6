import { birthWords, fullName, spanWords } from '#areas/patients/patient-words.public.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { CardMark, PrintCard } from '#ui/print/print-cards.ts';
import { genderWords } from '../../beds/bed.words.ts';
import type { Wristband } from '../wristband.contract.ts';
import { t } from '../wristbands.texts.ts';

/** A longer list, or word, does not fit the narrow bands, and a list that is cut would be read as a whole one. */
const maxListedCharacters = 40;
const maxWordCharacters = 20;

/** Who wears a band; undefined where the reader may not see enough of the record to print one. */
export function wristbandCard(
  { patient, admissionNumber, bed }: Wristband,
  organisation: string,
  format: Format,
): PrintCard | undefined {
  const { dateOfBirth, birthPrecision, ageMonths, gender, allergyStatus, allergies } = patient;
  if (dateOfBirth === null || birthPrecision === null || ageMonths === null) return undefined;
  if (gender === null || allergyStatus === null) return undefined;
  const born = birthWords({ dateOfBirth, birthPrecision }, format);
  return {
    organisation,
    name: fullName(patient),
    numbers: `${patient.patientNumber} · ${admissionNumber}`,
    lines: [
      t('born', { date: born, age: spanWords(ageMonths), gender: genderWords(gender) }),
      bed ? t('bed', { ward: bed.wardName, number: bed.bedNumber }) : t('noBed'),
    ],
    mark: allergyMark(allergyStatus, allergies),
    code: patient.patientNumber,
  };
}

type AllergyStatus = NonNullable<Wristband['patient']['allergyStatus']>;

/** What the record says of allergies; that nobody has asked is said as well, and never reads like 'none'. */
export function allergyMark(status: AllergyStatus, allergies: string | null): CardMark {
  if (status !== 'listed') {
    const text = t(status === 'none-known' ? 'noneKnown' : 'notAsked');
    return { text, short: text, isWarning: false };
  }
  const list = (allergies ?? '')
    .split(/\s*\n\s*/)
    .join(', ')
    .trim();
  const longestWord = Math.max(...list.split(/\s+/).map((word) => word.length));
  const fits = list !== '' && list.length <= maxListedCharacters && longestWord <= maxWordCharacters;
  return {
    text: fits ? t('allergies', { list }) : t('allergiesLong'),
    short: t('allergiesShort'),
    isWarning: true,
  };
}
