import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { t as siteText } from './body/body-sites.texts.ts';
import type { BodySiteName } from './body/body-sites.words.ts';
import type { Wound, WoundObservation } from './wound.contract.ts';
import { t } from './wounds.texts.ts';

export { fullName as patientName } from '#areas/patients/patient-words.public.ts';

/** What the colour of a state says once more. */
export const woundTone = {
  open: 'danger',
  healed: 'success',
  in_error: 'neutral',
} as const satisfies Record<NonNullable<Wound['status']>, Tone>;

export const woundRefusals: OwnRefusals = {
  WRONG_STATE: () => t('notOpen'),
};

/** What kind of wound, and where. */
export function woundName({ kind, site }: Wound): string {
  if (kind === null || site === null) return t('restricted');
  return t('woundName', { kind: t(`kind_${kind}`), site: siteText(`site_${site}`) });
}

/** The newest observation that counts; undefined where none does. */
export function latestOf({ observations }: Wound): WoundObservation | undefined {
  return observations.find(({ enteredInError }) => enteredInError === null);
}

/** What was found, in short, without the dressing. */
export function findingWords(seen: WoundObservation): string[] {
  const { stage, exudate, painScore, notes } = seen;
  return [
    ...(seen.isHealed ? [t('healed')] : []),
    ...(stage === null ? [] : [t(`stage_${stage}`)]),
    ...sizeWords(seen),
    ...(exudate === null ? [] : [t('exudateWords', { exudate: t(`exudate_${exudate}`) })]),
    ...(painScore === null ? [] : [t('painWords', { score: painScore })]),
    ...(notes === null ? [] : [notes]),
  ];
}

function sizeWords({ lengthMm, widthMm, depthMm }: WoundObservation): string[] {
  const known = (value: number | null) => (value === null ? t('unknownSize') : String(value));
  const size = { length: known(lengthMm), width: known(widthMm) };
  if (depthMm !== null) return [t('sizeDeep', { ...size, depth: String(depthMm) })];
  return lengthMm === null && widthMm === null ? [] : [t('size', size)];
}

/** The marks of a body map: an open wound goes before a healed one of the same place. */
export function marksOf(wounds: readonly Wound[]): Map<BodySiteName, 'open' | 'healed'> {
  const marks = new Map<BodySiteName, 'open' | 'healed'>();
  for (const { site, status } of wounds) {
    if (site === null || (status !== 'open' && status !== 'healed')) continue;
    if (marks.get(site) !== 'open') marks.set(site, status);
  }
  return marks;
}

/** What a body map says in words. */
export function mapWords(wounds: readonly Wound[]): string {
  const named = wounds.flatMap((one) =>
    one.site === null || one.status === null || one.status === 'in_error'
      ? []
      : [`${siteText(`site_${one.site}`)} (${t(`status_${one.status}`)})`],
  );
  return named.length === 0 ? siteText('mapEmpty') : siteText('mapOf', { sites: named.join(', ') });
}
