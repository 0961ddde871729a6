/** What a hospital reports of each month: one data element each. */
export const statisticElements = [
  'registered',
  'visits',
  'consultations',
  'admissions',
  'discharges',
  'deaths',
  'patientDays',
  'labOrders',
  'labTests',
  'operations',
  'emergencyOperations',
  'dispensings',
] as const;

export type StatisticElement = (typeof statisticElements)[number];

/** One value as DHIS2 takes it. */
export interface DataValue {
  dataElement: string;
  /** YYYYMM. */
  period: string;
  orgUnit: string;
  value: string;
}

/** How the hospital and its figures are called by the authority that collects them. */
export interface StatisticCodes {
  orgUnit: string;
  /** The codes of data elements that the hospital has set; all others go by their own names. */
  elements: Readonly<Partial<Record<StatisticElement, string>>>;
}

/** The values of one month in the shape of DHIS2, in the order of the elements. */
export function dataValuesOf(
  month: string,
  figures: readonly { id: string; value: number | null }[],
  { orgUnit, elements }: StatisticCodes,
): DataValue[] {
  const values = new Map(figures.map(({ id, value }) => [id, value ?? 0]));
  const period = month.slice(0, 7).replace('-', '');
  return statisticElements.map((element) => ({
    dataElement: elements[element] || usualCode(element),
    period,
    orgUnit,
    value: String(values.get(element) ?? 0),
  }));
}

/** `patientDays` as `PATIENT_DAYS`. */
export function usualCode(element: StatisticElement): string {
  return element.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** The file that DHIS2 imports at `/api/dataValueSets`. */
export function dataValueSet(values: readonly DataValue[]): string {
  const schemes = { dataElementIdScheme: 'CODE', orgUnitIdScheme: 'CODE' };
  return `${JSON.stringify({ ...schemes, dataValues: values }, null, 2)}\n`;
}
