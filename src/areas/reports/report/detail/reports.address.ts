import { choiceOr, datePart, idPart, textPart, viewPart } from '#screens/list/address-parts.ts';
import { type AddressOf, listAddress } from '#screens/list/list-address.ts';
import { reportIds } from '../report.contract.ts';
import { type DaySpan, rangeWords, spanOf } from '../report.rules.ts';

/** The address of the reports: which one, over which days, narrowed to what. */
export const reportsAddress = listAddress({
  tab: viewPart(choiceOr(reportIds, 'overview')),
  range: viewPart(choiceOr(rangeWords, 'this-month')),
  from: viewPart(datePart()),
  to: viewPart(datePart()),
  doctorId: idPart(),
  specialty: textPart(200),
  wardId: idPart(),
});

export type ReportsAddress = AddressOf<typeof reportsAddress>;

/** The days that an address means; an own range that says too little counts as this month. */
export function daysOfAddress({ range, from, to }: ReportsAddress, today: string): DaySpan {
  if (range !== 'own') return spanOf(range, today);
  return from !== undefined && to !== undefined && from <= to ? { from, to } : spanOf('this-month', today);
}
