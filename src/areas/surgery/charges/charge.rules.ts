/** What can be charged of an operation, and replaced by a package. */
export const coverableKinds = ['procedure', 'theatre_time', 'anesthesia', 'implant', 'consumable'] as const;

export const chargeKinds = [...coverableKinds, 'package'] as const;

export type CoverableKind = (typeof coverableKinds)[number];
export type ChargeKind = (typeof chargeKinds)[number];

/** Charged, contained in the package, or dropped by billing. */
export const chargeStates = ['charged', 'covered', 'dropped'] as const;

export type ChargeState = (typeof chargeStates)[number];

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

/** Everything from which the charges of an operation follow; null is not charged. */
export interface ChargedOperation {
  procedure: PricedService | null;
  package: { service: PricedService; covers: readonly CoverableKind[] } | null;
  quarterHour: PricedService | null;
  times: TheatreTimes;
  anesthesia: PricedService | null;
  implants: readonly { id: string; name: string; priceMinor: number }[];
  /** Less what came back. */
  consumables: readonly { id: string; name: string; priceMinor: number; quantity: number }[];
}

/** A line as it follows from the operation; the key says what it charges. */
export interface FoundCharge {
  kind: ChargeKind;
  sourceKey: string;
  serviceId: string | null;
  name: string;
  quantity: number;
  priceMinor: number;
  isCovered: boolean;
}

/** The key of the line of which there is one in a case, such as its theatre time. */
export const onlyKey = (kind: ChargeKind): string => kind;

/** What an operation comes to: a function of what happened and of the prices. */
export function chargesOf(operation: ChargedOperation): FoundCharge[] {
  const covers = operation.package?.covers ?? [];
  const ofService = (kind: ChargeKind, service: PricedService | null, quantity = 1) =>
    service === null || quantity === 0
      ? []
      : [
          {
            kind,
            sourceKey: onlyKey(kind),
            serviceId: service.id,
            name: service.name,
            quantity,
            priceMinor: service.priceMinor,
          },
        ];
  const ofStock = (
    kind: 'implant' | 'consumable',
    { id, ...item }: { id: string; name: string; priceMinor: number; quantity: number },
  ) => ({ kind, sourceKey: `${kind}:${id}`, serviceId: null, ...item });
  return [
    ...ofService('package', operation.package?.service ?? null),
    ...ofService('procedure', operation.procedure),
    ...ofService('theatre_time', operation.quarterHour, theatreQuarters(operation.times)),
    ...ofService('anesthesia', operation.anesthesia),
    ...operation.implants.map((implant) => ofStock('implant', { ...implant, quantity: 1 })),
    ...operation.consumables
      .filter(({ quantity }) => quantity > 0)
      .map((consumable) => ofStock('consumable', consumable)),
  ].map((line) => ({ ...line, isCovered: covers.some((kind) => kind === line.kind) }));
}
