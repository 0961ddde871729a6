import type { Generated } from 'kysely';
import type { Instant, JsonColumn, PlainDate } from '#database/tables.ts';
import type { BaseUnit } from '../safety/medicine-facts.ts';
import type { Finding } from '../safety/finding.ts';
import type { DispensedItem } from './dispensing.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    dispensing: DispensingTable;
    dispensing_item: DispensingItemTable;
    dispensing_lot: DispensingLotTable;
    dispensing_return: DispensingReturnTable;
    dispensing_finding: DispensingFindingTable;
  }
}

/** One handing out of lines of a prescription; it stands on an invoice of its own or on the bill of a stay. */
interface DispensingTable {
  tenant_id: string;
  id: string;
  dispensing_number: string;
  prescription_id: string;
  patient_id: string;
  place_id: string;
  invoice_id: string | null;
  /** The stay on whose bill it stands. */
  admission_id: string | null;
  dispensed_by: string;
  /** Who stood by and confirmed it; never who handed it out. */
  witnessed_by: string | null;
  dispensed_at: Instant;
}

interface DispensingItemTable {
  tenant_id: string;
  id: string;
  dispensing_id: string;
  /** From 1; what was given comes first, in the order of the lines of its invoice. */
  position: number;
  line_id: string;
  kind: DispensedItem['kind'];
  medicine_id: string | null;
  name: string;
  /** Where another brand was given. */
  prescribed_name: string | null;
  quantity: number | null;
  base_unit: BaseUnit | null;
  price_minor: number;
  prescribed_quantity: number | null;
  /** What counted against what was prescribed, this included. */
  total_after: number;
  invoice_id: string | null;
  agreed_by: DispensedItem['agreedBy'];
  agreed_name: string | null;
  lot_reason: string | null;
  is_controlled: boolean;
  /** That of the dispensing, where the medicine is controlled. */
  witnessed_by: string | null;
}

interface DispensingLotTable {
  tenant_id: string;
  item_id: string;
  lot_id: string;
  lot_number: string;
  expires_on: PlainDate | null;
  quantity: number;
  returned_quantity: Generated<number>;
  movement_id: string;
}

interface DispensingReturnTable {
  tenant_id: string;
  id: string;
  dispensing_id: string;
  item_id: string;
  lot_id: string;
  quantity: number;
  is_owed_again: boolean;
  reason: string;
  place_id: string;
  movement_id: string;
  credit_note_id: string | null;
  returned_by: string;
  returned_at: Instant;
}

interface DispensingFindingTable {
  tenant_id: string;
  id: string;
  dispensing_id: string;
  line_id: string;
  code: Finding['code'];
  facts: JsonColumn<Finding['facts']>;
  rules_version: string;
  reason: string;
}
