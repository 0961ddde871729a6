import { intervalWords } from '#areas/pharmacy/pharmacy-web.public.ts';
import { witnessRefusals } from '#areas/stock/witness-fields.public.ts';
import { movingRefusals } from '#areas/stock/stock-words.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { KeptFormat } from '#client/registration/keepable-kinds.ts';
import { t } from './administration.texts.ts';

/** Why a dose was not recorded. */
export function giveRefusals(format: KeptFormat): OwnRefusals {
  const statuses: Readonly<Record<string, string>> = {
    given: t('decided_given'),
    refused: t('decided_refused'),
    held: t('decided_held'),
  };
  return {
    ...movingRefusals(format),
    ...witnessRefusals,
    DOSE_RECORDED: ({ status, name, at }) =>
      t('recordedAlready', {
        status: statuses[String(status)] ?? t('decided_other'),
        name: String(name),
        time: typeof at === 'string' && at !== '' ? format.dateTime(at) : '',
      }),
    WRONG_PATIENT_SCANNED: ({ code, number }) =>
      t('wrongPatient', { code: String(code), number: String(number) }),
    WRONG_MEDICINE_SCANNED: ({ code, name }) =>
      typeof name === 'string' && name !== ''
        ? t('wrongMedicine', { code: String(code), name })
        : t('unknownMedicine', { code: String(code) }),
    SAFETY_STOP: () => t('safetyStop'),
    WITNESS_REQUIRED: ({ names }) => t('witnessRequired', { names: String(names) }),
    PRN_TOO_EARLY: ({ nextAt, minutes }) =>
      t('tooEarly', { time: format.dateTime(String(nextAt)), interval: intervalWords(Number(minutes)) }),
    PRN_MAXIMUM: ({ nextAt, maximum }) =>
      t('atMaximum', { time: format.dateTime(String(nextAt)), maximum: Number(maximum) }),
    PRN_TERMS_MISSING: () => t('termsMissing'),
    WRONG_STATE: () => t('wrongState'),
  };
}
