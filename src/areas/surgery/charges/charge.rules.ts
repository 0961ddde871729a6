/** What can be charged of an operation, and replaced by a package. */
export const coverableKinds = [
  'procedure',
  'theatre_time',
  'anesthesia',
  'implant',
  'consumable',
  'recovery',
] as const;

export const chargeKinds = [...coverableKinds, 'package'] as const;

export type CoverableKind = (typeof coverableKinds)[number];
export type ChargeKind = (typeof chargeKinds)[number];

/** Charged, contained in the package, dropped by billing, or waiting for a price. */
export const chargeStates = ['charged', 'covered', 'dropped', 'unpriced'] as const;

export type ChargeState = (typeof chargeStates)[number];

/** So long before a stay an operation belongs to it, although it was booked without one: who is admitted after it. */
const beforeStayMs = 24 * 60 * 60_000;

/** The earliest end of an operation that belongs to a stay which began at an instant. */
export function earliestOfStay(admittedAt: string): string {
  return new Date(Date.parse(admittedAt) - beforeStayMs).toISOString();
}

const quarterMs = 15 * 60_000;

/**
 * Quarters of an hour that have begun between two instants. Time passes as the clock of the world, so that neither
 * midnight nor a change of clocks counts; 0 where the end is not after the start.
 */
export function startedQuarters(from: string, to: string): number {
  return Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / quarterMs));
}

/** The milestones that decide how long the theatre was used. */
export interface TheatreTimes {
  arrived: string | null;
  anaesthesiaStart: string | null;
  outOfTheatre: string | null;
}

/** When the patient came to recovery, and was accepted by the ward. */
interface RecoveryTimes {
  recovery: string | null;
  accepted: string | null;
}

/** The quarters to charge: from the arrival, or without one from the anaesthesia, until the patient was out of the theatre. */
export function theatreQuarters({ arrived, anaesthesiaStart, outOfTheatre }: TheatreTimes): number {
  const from = arrived ?? anaesthesiaStart;
  return from === null || outOfTheatre === null ? 0 : startedQuarters(from, outOfTheatre);
}

/** A service of the catalogue at its price in minor units. */
export interface PricedService {
  id: string;
  name: string;
  priceMinor: number;
}

/** By what a use is charged: a service, nothing because the hospital does not charge it by itself, or no price yet. */
export type Pricing = PricedService | 'not-charged' | null;

/** Everything from which the charges of an operation follow. */
export interface ChargedOperation {
  /** Its name as it was booked, and the service by which it is charged. */
  procedure: { name: string; service: PricedService | null };
  package: { service: PricedService; covers: readonly CoverableKind[] } | null;
  quarterHour: Pricing;
  times: TheatreTimes;
  /** The price of its kind, which only the completed record says; null without a record. */
  anesthesia: { type: AnesthesiaType | null; price: Pricing } | null;
  recoveryQuarter: Pricing;
  recoveryTimes: RecoveryTimes;
  /** The price is null for what was not taken from the stock. */
  implants: readonly { id: string; name: string; priceMinor: number | null }[];
  /** Less what came back. */
  consumables: readonly { id: string; name: string; priceMinor: number; quantity: number }[];
}

type AnesthesiaType = 'general' | 'regional' | 'local' | 'sedation' | 'combined';

/** A line as it follows from the operation; the key says what it charges. */
export interface FoundCharge {
  kind: ChargeKind;
  sourceKey: string;
  serviceId: string | null;
  name: string;
  quantity: number;
  /** 0 while there is no price. */
  priceMinor: number;
  isUnpriced: boolean;
  isCovered: boolean;
}

/** The key of the line of which there is one in a case, such as its theatre time. */
export const onlyKey = (kind: ChargeKind): string => kind;

const anesthesiaNames: Readonly<Record<AnesthesiaType, string>> = {
  general: 'General anesthesia',
  regional: 'Regional anesthesia',
  local: 'Local anesthesia',
  sedation: 'Sedation',
  combined: 'Combined anesthesia',
};

/** What was used is named even when it cannot be priced yet, so that nothing is left out in silence. */
type Line = Omit<FoundCharge, 'isCovered' | 'sourceKey'> & { id?: string };

function lineOf(kind: ChargeKind, price: Pricing, unpriced: { name: string; quantity: number }): Line[] {
  if (price === 'not-charged') return [];
  if (price === null) return [{ kind, serviceId: null, ...unpriced, priceMinor: 0, isUnpriced: true }];
  const { id: serviceId, name, priceMinor } = price;
  return [{ kind, serviceId, name, quantity: unpriced.quantity, priceMinor, isUnpriced: false }];
}

// Without its times it is named, and priced once they are recorded: an estimate would contradict them.
function theatreLine({ quarterHour, times }: ChargedOperation): Line[] {
  const quantity = theatreQuarters(times);
  if (quarterHour === 'not-charged') return [];
  return quantity > 0
    ? lineOf('theatre_time', quarterHour, { name: 'Theatre, quarter of an hour', quantity })
    : lineOf('theatre_time', null, { name: 'Theatre, times not recorded', quantity: 1 });
}

function anesthesiaLine({ anesthesia }: ChargedOperation): Line[] {
  if (anesthesia === null) return [];
  const { type, price } = anesthesia;
  const name = type === null ? 'Anesthesia, record not completed' : anesthesiaNames[type];
  return lineOf('anesthesia', price, { name, quantity: 1 });
}

function recoveryLine({ recoveryQuarter, recoveryTimes: { recovery, accepted } }: ChargedOperation): Line[] {
  if (recovery === null || recoveryQuarter === 'not-charged') return [];
  const quantity = accepted === null ? 0 : startedQuarters(recovery, accepted);
  return quantity > 0
    ? lineOf('recovery', recoveryQuarter, { name: 'Recovery, quarter of an hour', quantity })
    : lineOf('recovery', null, { name: 'Recovery, end not recorded', quantity: 1 });
}

/** What an operation comes to: a function of what happened and of the prices. */
export function chargesOf(operation: ChargedOperation): FoundCharge[] {
  const { procedure, package: packaged, implants, consumables } = operation;
  const lines: Line[] = [
    ...(packaged ? lineOf('package', packaged.service, { name: '', quantity: 1 }) : []),
    ...lineOf('procedure', procedure.service, { name: procedure.name, quantity: 1 }),
    ...theatreLine(operation),
    ...anesthesiaLine(operation),
    ...recoveryLine(operation),
    ...implants.map((implant) => stockLine('implant', { ...implant, quantity: 1 })),
    ...consumables
      .filter(({ quantity }) => quantity > 0)
      .map((consumable) => stockLine('consumable', consumable)),
  ];
  return lines.map(({ id, ...line }) => ({
    ...line,
    sourceKey: id === undefined ? onlyKey(line.kind) : `${line.kind}:${id}`,
    isCovered: packaged?.covers.some((kind) => kind === line.kind) ?? false,
  }));
}

function stockLine(
  kind: 'implant' | 'consumable',
  { priceMinor, ...item }: { id: string; name: string; priceMinor: number | null; quantity: number },
): Line {
  return { kind, serviceId: null, ...item, priceMinor: priceMinor ?? 0, isUnpriced: priceMinor === null };
}
