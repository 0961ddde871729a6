import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn } from '#database/tables.ts';
import type { SignatureStroke } from '#kernel/care/signature.ts';
import type { ConsentContent } from './consent.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_consent: SurgicalConsentTable;
    surgical_consent_withdrawal: SurgicalConsentWithdrawalTable;
  }
}

/** Consents that were signed on the screen; added and never changed. */
interface SurgicalConsentTable {
  tenant_id: string;
  id: string;
  case_id: string;
  patient_id: string;
  way: 'drawn' | 'typed';
  signed_by: string;
  relation: string | null;
  signed_at: Instant;
  text_version: string;
  content: JsonColumn<ConsentContent>;
  strokes: ColumnType<SignatureStroke[] | null, string | null, never>;
  recorded_by: string;
}

/** Consents that were taken back, whichever way they were signed. */
interface SurgicalConsentWithdrawalTable {
  tenant_id: string;
  id: string;
  case_id: string;
  patient_id: string;
  consent_id: string | null;
  signed_by: string;
  relation: string | null;
  signed_at: Instant;
  reason: string;
  withdrawn_by: string;
  withdrawn_at: Instant;
}
