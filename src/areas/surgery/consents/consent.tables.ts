import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn } from '#database/tables.ts';
import type { SignatureStroke } from '#kernel/care/signature.ts';
import type { ConsentLanguage } from './wording/consent-languages.ts';
import type { ConsentContent } from './wording/consent-content.contract.ts';
import type { ConsentWording } from './wording/consent-wording.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    consent_wording: ConsentWordingTable;
    surgical_consent: SurgicalConsentTable;
    surgical_consent_signature: SurgicalConsentSignatureTable;
    surgical_consent_withdrawal: SurgicalConsentWithdrawalTable;
  }
}

/** Consents from before the hospital wrote its own words have neither parts nor another name. */
type StoredContent = Omit<ConsentContent, 'localName' | 'parts'> &
  Partial<Pick<ConsentContent, 'localName' | 'parts'>>;

/** Consents that were signed on the screen; added and never changed. */
interface SurgicalConsentTable {
  tenant_id: string;
  id: string;
  case_id: string;
  patient_id: string;
  /** A mark is drawn by who cannot write, with finger or thumb, before a witness. */
  way: 'drawn' | 'typed' | 'mark';
  signed_by: string;
  relation: string | null;
  signed_at: Instant;
  text_version: string;
  content: JsonColumn<StoredContent>;
  strokes: ColumnType<SignatureStroke[] | null, string | null, never>;
  recorded_by: string;
  language: ConsentLanguage;
  /** False for those from before the surgeon had to sign as well. */
  needs_surgeon: boolean;
}

/** The witness of a consent, and the surgeon who explained it; added and never changed. */
interface SurgicalConsentSignatureTable {
  tenant_id: string;
  id: string;
  consent_id: string;
  case_id: string;
  patient_id: string;
  part: 'witness' | 'surgeon';
  way: 'drawn' | 'typed';
  signed_by: string;
  /** Of a witness: the relation to the patient, or the work in the hospital. */
  relation: string | null;
  strokes: ColumnType<SignatureStroke[] | null, string | null, never>;
  signed_at: Instant;
  recorded_by: string;
}

/** What a consent says, as a hospital writes it; added in versions and never changed. */
interface ConsentWordingTable {
  tenant_id: string;
  id: string;
  /** Null for what every consent says. */
  procedure_id: string | null;
  number: number;
  /** Of what every consent says: a witness signs each. */
  needs_witness: boolean;
  words: JsonColumn<ConsentWording['general']['words'] | NonNullable<ConsentWording['procedure']>['words']>;
  added_by: string;
  added_at: Instant;
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
