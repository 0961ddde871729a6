import type { ColumnType } from 'kysely';
import type { JsonColumn, Table } from '#database/tables.ts';
import type { SignatureStroke } from '#kernel/care/signature.ts';
import type { ConsentLanguage } from './wording/consent-languages.ts';
import type { ConsentContent } from './wording/consent-content.contract.ts';
import type { ConsentWording } from './wording/consent-wording.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    consent_wording: Table<'consent_wording', ConsentWordingColumns>;
    surgical_consent: Table<'surgical_consent', SurgicalConsentColumns>;
    surgical_consent_signature: Table<'surgical_consent_signature', SurgicalConsentSignatureColumns>;
    /** Consents that were taken back, whichever way they were signed. */
    surgical_consent_withdrawal: Table<'surgical_consent_withdrawal'>;
  }
}

/** Consents from before the hospital wrote its own words have neither parts nor another name. */
type StoredContent = Omit<ConsentContent, 'localName' | 'parts'> &
  Partial<Pick<ConsentContent, 'localName' | 'parts'>>;

/** Consents that were signed on the screen; added and never changed. */
interface SurgicalConsentColumns {
  /** A mark is drawn by who cannot write, with finger or thumb, before a witness. */
  way: 'drawn' | 'typed' | 'mark';
  content: JsonColumn<StoredContent>;
  strokes: ColumnType<SignatureStroke[] | null, string | null, never>;
  language: ConsentLanguage;
  /** False for those from before the surgeon had to sign as well. */
  needs_surgeon: boolean;
}

/** The witness of a consent, and the surgeon who explained it; added and never changed. */
interface SurgicalConsentSignatureColumns {
  part: 'witness' | 'surgeon';
  way: 'drawn' | 'typed';
  /** Of a witness: the relation to the patient, or the work in the hospital. */
  relation: string | null;
  strokes: ColumnType<SignatureStroke[] | null, string | null, never>;
}

/** What a consent says, as a hospital writes it; added in versions and never changed. */
interface ConsentWordingColumns {
  /** Null for what every consent says. */
  procedure_id: string | null;
  /** Of what every consent says: a witness signs each. */
  needs_witness: boolean;
  words: JsonColumn<ConsentWording['general']['words'] | NonNullable<ConsentWording['procedure']>['words']>;
}
