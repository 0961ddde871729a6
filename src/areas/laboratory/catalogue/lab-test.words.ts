import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './lab-tests.texts.ts';

export const labTestRefusals: OwnRefusals = { TEST_NAME_TAKEN: () => t('nameTaken') };
