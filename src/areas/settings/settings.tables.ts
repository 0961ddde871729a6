import type { ColumnType, Generated } from 'kysely';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { WeekStart } from '#kernel/time/week-times.ts';

declare module '#database/tables.ts' {
  interface Tables {
    tenant_settings: Table<'tenant_settings', TenantSettingsColumns>;
    tenant_logo: Table<'tenant_logo', TenantLogoColumns>;
  }
}

interface TenantSettingsColumns {
  /** ISO 3166-1, two letters; null where nobody was asked. */
  country_code: string | null;
  /** When somebody decided by which clock the hospital works; null before, where UTC is nobody's decision. */
  clock_decided_at: Instant | null;
  /** Since when the first steps are not on the home screen any more. */
  first_steps_hidden_at: Instant | null;
  time_format: Generated<'12h' | '24h'>;
  number_grouping: Generated<'thousand' | 'lakh'>;
  week_start: Generated<WeekStart>;
  modules: JsonColumn<Record<string, boolean>>;
  /** Hundredths of a percent: 1000 is 10 percent. */
  tax_rate_basis_points: Generated<number>;
  /** Hundredths of a percent withheld from payouts to referrers. */
  payout_withholding_basis_points: Generated<number>;
  /** Names the stored logo, another one after each change; null without a logo. */
  logo_version: string | null;
  /** Administrators are told of exports of more rows. */
  large_export_rows: Generated<number>;
  /** A refund is approved by another person than who asked for it. */
  refund_needs_approval: Generated<boolean>;
  /** Cash is only taken while the cashier's day is open. */
  cash_needs_open_day: Generated<boolean>;
  /** A payout is approved and paid by somebody else than those who made it. */
  payout_needs_second_person: Generated<boolean>;
  /** The highest share that a referrer can be given, in hundredths of a percent. */
  commission_cap_basis_points: Generated<number>;
  /** The highest flat commission that a referrer can be given, in minor units. */
  commission_cap_flat_minor: Generated<number>;
  /** Who entered a laboratory result does not verify it. */
  lab_needs_second_person: Generated<boolean>;
  /** No laboratory order is completed while a result is missing or unverified. */
  lab_completion_needs_verified: Generated<boolean>;
  /** Clinicians are told when nobody has acknowledged a critical result for this long. */
  lab_escalation_minutes: Generated<number>;
  /** A score of 5 to 6, or 3 in one part, is passed on when nobody has acknowledged it for so long; one of 7 and more. */
  deterioration_urgent_minutes: Generated<number>;
  /** How long the bed that an approved transfer leads to is held. */
  bed_hold_minutes: Generated<number>;
  /** How many hours later a step of a stay or an operation may be written down. */
  late_entry_hours: Generated<number>;
  /** The highest total of one invoice, order or delivery, in minor units. */
  document_max_minor: Generated<number>;
  /** The hour at which the fluid day begins, in the hospital's zone. */
  fluid_day_start_hour: Generated<number>;
  /** For so many hours without a urine entry the nurses of a charted patient are reminded. */
  urine_reminder_hours: Generated<number>;
  /** Stock written off for more than this, in minor units, is approved by another person. */
  stock_approval_minor: Generated<number>;
  /** The same for more base units than this; null where units do not matter. */
  stock_approval_quantity: number | null;
  /** Above this total, in minor units, a purchase order needs a second person. */
  order_approval_minor: Generated<number>;
  /** Of what the organization's form holds. */
  version: Generated<number>;
  /** Of what the security form holds: saving one form does not make the other stale. */
  security_version: Generated<number>;
}

interface TenantLogoColumns {
  content_type: 'image/png' | 'image/jpeg';
  content: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
}
