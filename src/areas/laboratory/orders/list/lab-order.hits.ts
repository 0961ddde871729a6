import type { SearchHit } from '#client/registration/web-area.ts';
import { searchLabOrders } from '../../laboratory/laboratory.calls.ts';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { testNames } from '../lab-order.words.ts';
import { t } from '../lab-orders.texts.ts';

const maxHits = 6;

/** What the search of the top bar finds among the laboratory orders. */
export async function findLabOrderHits(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { rows } = await searchLabOrders({ search: text, limit: maxHits }, signal);
  return rows.map((row) => ({
    id: row.id,
    label: `${row.orderNumber}: ${patientName(row.patient)}`,
    description: [testNames(row), t(`status_${row.status}`)].join(' · '),
    to: `/dashboard/laboratory?orderId=${row.id}`,
  }));
}
