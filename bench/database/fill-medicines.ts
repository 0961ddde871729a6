import type pg from 'pg';
import { insertMedicines, insertWords } from '#areas/pharmacy/medicines/medicine.queries.ts';
import {
  itemFieldsOf,
  type MedicineValues,
  newMedicineRow,
  wordRows,
} from '#areas/pharmacy/medicines/medicine.record.ts';
import { classes } from '#areas/pharmacy/safety/facts/classes.ts';
import { plainIngredients } from '#areas/pharmacy/safety/facts/ingredient-names.ts';
import { writeItems } from '#areas/stock/items/item-writing.service.ts';
import { queryBuilderOfClient } from './fill-figures.ts';

const rowsAtOnce = 1000;
const syllables = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'ka',
  'le',
  'mi',
  'no',
  'pra',
  'ra',
  'sto',
  'ti',
  'vo',
  'xa',
  'zy',
];
const forms = ['tablet', 'capsule', 'syrup', 'suspension', 'injection', 'cream'] as const;
const strengths = ['2.5 mg', '5 mg', '10 mg', '20 mg', '50 mg', '100 mg', '250 mg', '500 mg', '1 g'];

/** Gives a tenant a list of medicines through the application's own functions; few generics make most of them. */
export async function fillMedicines(client: pg.Client, tenantId: string, count: number): Promise<void> {
  const db = queryBuilderOfClient(client);
  const generics = [...new Set([...Object.values(classes).flat(), ...plainIngredients])];
  const clerk = await client.query<{ id: string }>(
    'select id from user_account where tenant_id = $1 order by id limit 1',
    [tenantId],
  );
  const writer = { tenantId, userId: clerk.rows[0]!.id, now: new Date().toISOString() };
  for (let first = 0; first < count; first += rowsAtOnce) {
    const places = Array.from({ length: Math.min(rowsAtOnce, count - first) }, (_, at) => first + at);
    const all = places.map((place) => medicineAt(place, generics));
    const rows = all.map((values) => newMedicineRow(values, writer));
    await writeItems(
      db,
      writer,
      all.map((values, at) => ({ ...itemFieldsOf(values), kind: 'medicine' as const, id: rows[at]!.id })),
    );
    await insertMedicines(db, rows);
    await insertWords(
      db,
      tenantId,
      all.flatMap((values, at) => wordRows(rows[at]!.id, values)),
    );
  }
}

/** The same medicine for the same place in every build; no two are alike, because the maker is the place's own. */
function medicineAt(place: number, generics: readonly string[]): MedicineValues {
  // The head of the list is in every second brand.
  const generic = generics[Math.floor(generics.length * drawn(place, 1) ** 4)]!;
  const syllable = (salt: number) => syllables[Math.floor(syllables.length * drawn(place, salt))]!;
  const form = forms[Math.floor(forms.length * drawn(place, 2))]!;
  const isLiquid = form === 'syrup' || form === 'suspension';
  return {
    name: [3, 4, 5].map(syllable).join(''),
    genericName: generic,
    ingredients: [{ code: generic, name: generic, amountThousandths: null, unit: null, perUnits: 1 }],
    strength: strengths[Math.floor(strengths.length * drawn(place, 6))]!,
    dosageForm: form,
    route: form === 'cream' ? 'topical' : form === 'injection' ? 'iv' : 'oral',
    category: 'Bench',
    maker: `Maker ${place}`,
    baseUnit: form === 'cream' ? 'g' : form === 'injection' ? 'vial' : isLiquid ? 'ml' : form,
    packSize: 10,
    priceMinor: 100,
    minStockLevel: 0,
    isHighAlert: false,
    isControlled: false,
    isAntibiotic: false,
    isPrescriptionOnly: false,
    keepsOpened: false,
    code: null,
    pregnancyRisk: null,
    minimumAgeMonths: null,
    doseLimits: [],
  };
}

/** A number from 0 to below 1 that depends on the place and the salt alone. */
function drawn(place: number, salt: number): number {
  let mixed = Math.imul(place + 1, 2_654_435_761) ^ Math.imul(salt, 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 3_266_489_917);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
}
