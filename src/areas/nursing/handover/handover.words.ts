import type { AllergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { allergyWords } from '#screens/safety/allergies-in-short.words.ts';
import { precautionWord } from '#areas/inpatient/ward-parts.public.ts';
import { orderKindWords, orderWords as wardOrderWords } from '#screens/orders/order.words.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { balanceWords } from '../fluids/fluid.words.ts';
import type { Handover } from './handover.contract.ts';
import { t } from './handovers.texts.ts';
import type { Sbar } from './sbar/sbar.contract.ts';

/** What the colour of a status says once more. */
export const handoverTone = {
  given: 'warning',
  accepted: 'success',
  withdrawn: 'neutral',
} as const satisfies Record<Handover['status'], Tone>;

export const handoverRefusals: OwnRefusals = {
  NO_ACTIVE_SHIFT: () => t('noShift'),
  NOT_THE_RECEIVER: () => t('notForYou'),
  NOT_YOUR_SHIFT: () => t('notForYou'),
  WRONG_STATE: () => t('wrongState'),
  HANDOVER_WAITING: () => t('wrongState'),
  STALE: () => t('changed'),
};

type Dates = Pick<Format, 'date' | 'dateTime'>;

/** One part of SBAR with its sentences. */
export interface SbarPart {
  title: string;
  lines: string[];
  /** Not to be overlooked. */
  isUrgent?: true;
}

/** What is told of a patient, part by part; the sentences serve the screen and the paper. */
export function sbarParts(
  { situation, background, assessment, recommendation }: Sbar,
  dates: Dates,
): SbarPart[] {
  const overdue = overdueLines(recommendation, dates);
  return [
    ...(overdue.length === 0 ? [] : [{ title: t('overdue'), lines: overdue, isUrgent: true as const }]),
    { title: t('situation'), lines: situationLines(situation) },
    { title: t('background'), lines: backgroundLines(background) },
    { title: t('assessment'), lines: assessmentLines(assessment, dates) },
    { title: t('recommendation'), lines: recommendationLines(recommendation, dates) },
  ];
}

function situationLines({ bedNumber, wardName, reason, dayOfStay }: Sbar['situation']): string[] {
  const place = bedNumber === null ? t('noBed') : t('place', { bed: bedNumber, ward: wardName ?? '' });
  return [`${place}, ${t('day', { day: dayOfStay })}`, ...(reason === null ? [] : [t('reason', { reason })])];
}

function backgroundLines({ diagnoses, allergies, precautions }: Sbar['background']): string[] {
  return [
    ...(diagnoses.length === 0 ? [] : [t('diagnoses', { diagnoses: diagnoses.join(', ') })]),
    allergyWords(inShortOf(allergies)),
    ...(precautions.length === 0
      ? []
      : [t('precautions', { precautions: precautions.map(precautionWord).join(', ') })]),
  ];
}

/** Kept in handovers since before the state had a name: null where nobody has asked, empty where none are known. */
function inShortOf(allergies: Sbar['background']['allergies']): AllergiesInShort {
  if (allergies === null) return { state: 'not-asked', substances: [] };
  return { state: allergies.length === 0 ? 'none-known' : 'recorded', substances: allergies };
}

type Sign =
  | 'temperature'
  | 'heartRate'
  | 'respiratoryRate'
  | 'oxygenSaturation'
  | 'bloodPressureSystolic'
  | 'bloodPressureDiastolic';

function assessmentLines(
  { news2, news2Before, recordedAt, news2Highest, abnormal, calls, doses, fluids }: Sbar['assessment'],
  dates: Dates,
): string[] {
  const { dateTime } = dates;
  const score = scoreWords(news2, news2Before);
  const signs = abnormal.map(({ sign, value, unit }) =>
    t(`sign_${sign as Sign}`, { value, unit: unit ?? '' }),
  );
  return [
    recordedAt === null ? score : t('at', { words: score, time: dateTime(recordedAt) }),
    ...(news2Highest === null
      ? []
      : [t('highest', { total: news2Highest.total, time: dateTime(news2Highest.at) })]),
    ...(signs.length === 0 ? [] : [t('abnormal', { signs: signs.join(', ') })]),
    ...calls.map(({ called, calledAt, ordered }) =>
      t('called', { called, ordered, time: dateTime(calledAt) }),
    ),
    t('dosesGiven', { count: doses.given }),
    ...doses.notGiven.map((dose) => notGivenWords(dose, dates)),
    fluids === null ? t('noFluids') : fluidWords(fluids, dates),
  ];
}

type Assessment = Sbar['assessment'];

function notGivenWords(dose: Assessment['doses']['notGiven'][number], { dateTime }: Dates): string {
  const { medicationName: medicine, status, at, reason } = dose;
  const words = { medicine, status: t(`dose_${status}`), time: dateTime(at) };
  return reason === null ? t('notGiven', words) : t('notGivenWhy', { ...words, reason });
}

function fluidWords(fluids: NonNullable<Assessment['fluids']>, { dateTime }: Dates): string {
  const { since, intakeTotal: intake, outputTotal: output, balance } = fluids;
  return t('fluids', { intake, output, balance: balanceWords(balance), time: dateTime(since) });
}

function scoreWords(total: number | null, before: number | null): string {
  if (total === null) return t('noNews2');
  return before === null ? t('news2', { total }) : t('news2Trend', { total, before });
}

type Recommendation = Sbar['recommendation'];

/** What should have been done by the time of the handover. */
function overdueLines(
  { tasks, vitalSignsOverdueSince, dosesOverdue }: Recommendation,
  { dateTime }: Dates,
): string[] {
  const since = (what: string, at: string) => t('since', { what, time: dateTime(at) });
  return [
    ...(vitalSignsOverdueSince === null ? [] : [since(t('vitalSigns'), vitalSignsOverdueSince)]),
    ...dosesOverdue.map(({ medicationName, dueAt }) => since(medicationName, dueAt)),
    ...tasks
      .filter(({ isOverdue }) => isOverdue)
      .map(({ text, dueAt }) => since(text ?? t('followUp'), dueAt)),
  ];
}

function orderWords(
  { kind, text, state, at }: Recommendation['orders'][number],
  { dateTime }: Dates,
): string {
  const words = { text, state: t(`order_${state}`), time: dateTime(at) };
  return t(kind === 'medicine' ? 'orderToRead' : 'orderOfLaboratory', words);
}

function wardOrderLine(
  { order, note, state, at }: Recommendation['wardOrders'][number],
  dates: Dates,
): string {
  const words = [wardOrderWords(order, dates), note].filter(Boolean).join(' · ');
  const text = t('orderOfKind', { kind: orderKindWords(order.kind), words });
  if (state === 'holds') return text;
  return t('orderToRead', { text, state: t(`order_${state}`), time: dates.dateTime(at) });
}

function recommendationLines(
  { tasks, orders, wardOrders, expectedDischarge }: Recommendation,
  dates: Dates,
): string[] {
  const { date, dateTime } = dates;
  const toCome = tasks
    .filter(({ isOverdue }) => !isOverdue)
    .map(({ text, dueAt }) => t('task', { task: text ?? t('followUp'), time: dateTime(dueAt) }));
  const open = [
    ...toCome,
    ...orders.map((order) => orderWords(order, dates)),
    ...wardOrders.map((order) => wardOrderLine(order, dates)),
  ];
  return [
    ...(open.length === 0 ? [t('nothingOpen')] : open),
    ...(expectedDischarge === null ? [] : [t('expectedDischarge', { date: date(expectedDischarge) })]),
  ];
}
