import type { JsonColumn, Table } from '#database/tables.ts';
import type { BaseUnit } from '../safety/medicine-facts.ts';
import type { Finding } from '../safety/finding.ts';
import type { DispensedItem } from './dispensing.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    dispensing: Table<'dispensing', DispensingColumns>;
    dispensing_item: Table<'dispensing_item', DispensingItemColumns>;
    dispensing_lot: Table<'dispensing_lot'>;
    dispensing_return: Table<'dispensing_return'>;
    dispensing_finding: Table<'dispensing_finding', DispensingFindingColumns>;
  }
}

/** One handing out of lines of a prescription; it stands on an invoice of its own or on the bill of a stay. */
interface DispensingColumns {
  /** The stay on whose bill it stands. */
  admission_id: string | null;
  /** Who stood by and confirmed it; never who handed it out. */
  witnessed_by: string | null;
}

interface DispensingItemColumns {
  /** From 1; what was given comes first, in the order of the lines of its invoice. */
  position: number;
  kind: DispensedItem['kind'];
  /** Where another brand was given. */
  prescribed_name: string | null;
  base_unit: BaseUnit | null;
  /** What counted against what was prescribed, this included. */
  total_after: number;
  agreed_by: DispensedItem['agreedBy'];
  is_controlled: boolean;
  /** That of the dispensing, where the medicine is controlled. */
  witnessed_by: string | null;
}

interface DispensingFindingColumns {
  code: Finding['code'];
  facts: JsonColumn<Finding['facts']>;
}
