import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './services.texts.ts';

export const serviceRefusals: OwnRefusals = { SERVICE_NAME_TAKEN: () => t('nameTaken') };
