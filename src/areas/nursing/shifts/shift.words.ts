import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { Shift } from './shift.contract.ts';
import { t } from './shifts.texts.ts';

/** What the colour of a status says once more. */
export const shiftTone = {
  active: 'success',
  completed: 'neutral',
  cancelled: 'warning',
} as const satisfies Record<Shift['status'], Tone>;

export const shiftRefusals: OwnRefusals = {
  SHIFT_ACTIVE_ALREADY: () => t('activeAlready'),
  SHIFT_NOT_HANDED_OVER: ({ tasks, doses }) =>
    t('notHandedOver', { tasks: Number(tasks), doses: Number(doses) }),
  SHIFT_HAS_PATIENTS: () => t('hasPatients'),
  PATIENT_NOT_ADMITTED: () => t('notAdmitted'),
  PATIENT_ASSIGNED: () => t('patientAssigned'),
  NOT_YOUR_SHIFT: () => t('notYourShift'),
  HANDOVER_WAITING: () => t('handoverWaiting'),
  WRONG_STATE: () => t('wrongState'),
  STALE: () => t('changed'),
};
