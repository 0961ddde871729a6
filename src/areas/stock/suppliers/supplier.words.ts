import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './suppliers.texts.ts';

export const supplierRefusals: OwnRefusals = { SUPPLIER_NAME_TAKEN: () => t('nameTaken') };
