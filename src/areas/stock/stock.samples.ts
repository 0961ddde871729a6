import type { StockItemFields } from './items/item.contract.ts';

const minorPerTaka = 100;

/** A lot of a sample item; `expiresInDays` is from today, negative where it has expired. */
export interface SampleLot {
  lotNumber: string;
  expiresInDays: number | null;
  /** In packs. */
  packs: number;
  place: 'main-store' | 'pharmacy' | 'quarantine';
}

export interface SampleStockItem extends StockItemFields {
  kind: 'consumable' | 'general';
  lots: readonly SampleLot[];
  /** Base units issued from the main store since, in the course of weeks. */
  issued?: number;
}

function item(
  kind: SampleStockItem['kind'],
  name: string,
  category: string,
  [baseUnit, packSize, packName]: [string, number, string | null],
  [costTaka, priceTaka, minStockLevel]: [number, number, number],
  lots: SampleStockItem['lots'],
  part: Partial<SampleStockItem> = {},
): SampleStockItem {
  return {
    kind,
    name,
    otherName: null,
    sku: null,
    category,
    baseUnit,
    packSize,
    packName,
    minStockLevel,
    reorderQuantity: minStockLevel * 4 || null,
    unitCostMinor: Math.round(costTaka * minorPerTaka),
    sellingPriceMinor: Math.round(priceTaka * minorPerTaka),
    supplier: 'Padma Medical Supplies',
    location: null,
    tracksLots: true,
    lots,
    ...part,
  };
}

const lot = (
  lotNumber: string,
  expiresInDays: number | null,
  packs: number,
  place: SampleLot['place'] = 'main-store',
): SampleLot => ({ lotNumber, expiresInDays, packs, place });

/** Consumables and general items with lots in every state: plenty, low, expiring, expired, quarantined. */
export const sampleItems: readonly SampleStockItem[] = [
  item(
    'consumable',
    'Examination gloves, medium',
    'Protective equipment',
    ['pair', 50, 'box'],
    [9, 15, 200],
    [lot('GL-2401', 45, 6), lot('GL-2502', 620, 20)],
    { sku: 'GLV-M', issued: 220 },
  ),
  item(
    'consumable',
    'Examination gloves, large',
    'Protective equipment',
    ['pair', 50, 'box'],
    [9, 15, 200],
    [lot('GL-2511', 540, 3)],
    { sku: 'GLV-L', issued: 40 },
  ),
  item(
    'consumable',
    'Surgical mask, three layers',
    'Protective equipment',
    ['piece', 50, 'box'],
    [3, 6, 500],
    [lot('MK-118', 800, 30), lot('MK-118', 800, 4, 'pharmacy')],
    { sku: 'MSK-3', issued: 600 },
  ),
  item(
    'consumable',
    'Syringe 5 mL with needle',
    'Injection',
    ['piece', 100, 'box'],
    [7, 12, 300],
    [lot('SY5-77', 80, 2), lot('SY5-91', 900, 8)],
    { sku: 'SYR-5', issued: 350 },
  ),
  item(
    'consumable',
    'Syringe 10 mL with needle',
    'Injection',
    ['piece', 100, 'box'],
    [9, 15, 300],
    [lot('SY10-12', 900, 2)],
    { sku: 'SYR-10', issued: 60 },
  ),
  item(
    'consumable',
    'IV cannula 20 G',
    'Infusion',
    ['piece', 50, 'box'],
    [38, 60, 100],
    [lot('CN20-5', -20, 1), lot('CN20-9', 400, 5)],
    { sku: 'CAN-20', issued: 45 },
  ),
  item(
    'consumable',
    'IV cannula 22 G',
    'Infusion',
    ['piece', 50, 'box'],
    [38, 60, 100],
    [lot('CN22-3', 500, 4)],
    { sku: 'CAN-22' },
  ),
  item(
    'consumable',
    'Infusion set',
    'Infusion',
    ['piece', 25, 'bag'],
    [22, 40, 80],
    [lot('IS-204', 60, 2), lot('IS-311', 720, 6)],
    { sku: 'INF-SET', issued: 90 },
  ),
  item(
    'consumable',
    'Gauze swab 10 × 10 cm',
    'Dressing',
    ['piece', 100, 'pack'],
    [2.5, 5, 400],
    [lot('GS-88', 1000, 12)],
    { sku: 'GZ-10', issued: 300 },
  ),
  item(
    'consumable',
    'Adhesive plaster roll',
    'Dressing',
    ['roll', 12, 'box'],
    [65, 95, 24],
    [lot('AP-15', -60, 1, 'quarantine'), lot('AP-21', 365, 2)],
    { sku: 'PLA-R', issued: 10 },
  ),
  item(
    'consumable',
    'Suture, absorbable 2-0',
    'Sutures',
    ['piece', 36, 'box'],
    [190, 280, 36],
    [lot('SU-20-1', 30, 1), lot('SU-20-4', 640, 1)],
    { sku: 'SUT-20', issued: 12 },
  ),
  item(
    'consumable',
    'Urinary catheter 16 Fr',
    'Urology',
    ['piece', 10, 'box'],
    [120, 180, 20],
    [lot('UC-16', 450, 1)],
    { sku: 'CATH-16' },
  ),
  item(
    'consumable',
    'Blood collection tube, EDTA',
    'Laboratory',
    ['piece', 100, 'rack'],
    [14, 0, 200],
    [lot('ED-55', 70, 3), lot('ED-60', 300, 4)],
    { sku: 'TUBE-E', issued: 280 },
  ),
  item(
    'consumable',
    'Glucose test strip',
    'Laboratory',
    ['strip', 50, 'bottle'],
    [18, 30, 100],
    [lot('GT-9', 12, 2)],
    { sku: 'GLU-STR', issued: 30 },
  ),
  item(
    'general',
    'Hand sanitizer 500 mL',
    'Cleaning',
    ['bottle', 12, 'carton'],
    [160, 0, 24],
    [lot('HS-7', 500, 5)],
    { sku: 'SAN-500', issued: 26 },
  ),
  item('general', 'Floor disinfectant 5 l', 'Cleaning', ['can', 1, null], [640, 0, 6], [lot('', null, 9)], {
    sku: 'DIS-5',
    tracksLots: false,
    issued: 4,
  }),
  item(
    'general',
    'Patient wristband',
    'Stationery',
    ['piece', 100, 'pack'],
    [6, 0, 200],
    [lot('', null, 4)],
    { sku: 'WRB', tracksLots: false, issued: 240 },
  ),
  item('general', 'Printer paper A4', 'Stationery', ['ream', 5, 'carton'], [420, 0, 10], [lot('', null, 6)], {
    sku: 'PAP-A4',
    tracksLots: false,
    issued: 8,
  }),
  item('general', 'Bed sheet, white', 'Linen', ['piece', 1, null], [380, 0, 40], [lot('', null, 110)], {
    sku: 'LIN-BS',
    tracksLots: false,
  }),
  item('general', 'Oxygen cylinder, refill', 'Medical gases', ['cylinder', 1, null], [900, 0, 8], [], {
    sku: 'OXY-R',
    tracksLots: false,
  }),
];
