import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './procedures.texts.ts';

export const procedureRefusals: OwnRefusals = { PROCEDURE_NAME_TAKEN: () => t('nameTaken') };
