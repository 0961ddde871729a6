import { multiplyMinor } from '#kernel/money/minor-units.ts';
import { clockKey } from '../clock.rules.ts';
import { beyondPackage, coversUnit, type PackageTerms } from '../package.rules.ts';
import { type BedRate, stayUnits, type StayPart, toLines } from '../stay-charges.rules.ts';
import { timedAmount } from '../timed-charges.rules.ts';
import type { TimedUnit } from '../charge.tables.ts';
import type { StayBillLine } from './stay-bill.contract.ts';

/** Everything from which the bill of a stay follows. */
export interface ChargedStay {
  parts: readonly (StayPart & { bedNumber: string; wardName: string })[];
  rates: readonly BedRate[];
  package: (PackageTerms & { name: string; priceMinor: number }) | null;
  services: readonly {
    id: string;
    serviceId: string;
    name: string;
    priceMinor: number;
    quantity: number;
    chargedAt: string;
  }[];
  timers: readonly {
    id: string;
    name: string;
    unit: TimedUnit;
    priceMinor: number;
    startedAt: string;
    stoppedAt: string | null;
  }[];
  orders: readonly {
    id: string;
    orderNumber: string;
    orderedAt: string;
    tests: readonly { name: string; priceMinor: number }[];
  }[];
  /** Of the pharmacy, less what came back. */
  supplies: readonly {
    id: string;
    name: string;
    priceMinor: number;
    quantity: number;
    chargedAt: string;
  }[];
  timeZone: string;
  until: string;
}

const noDetail = {
  wardName: null,
  method: null,
  unitMinutes: null,
  isHalf: false,
  timedUnit: null,
  minutes: null,
  orderNumber: null,
  serviceId: null,
  itemId: null,
  isRunning: false,
  from: null,
  to: null,
} satisfies Partial<StayBillLine>;

type Line = Pick<StayBillLine, 'key' | 'kind' | 'name' | 'quantity' | 'priceMinor'> & Partial<StayBillLine>;

const lineOf = (line: Line): StayBillLine => ({
  ...noDetail,
  ...line,
  amountMinor: multiplyMinor(line.priceMinor, line.quantity),
});

/** The charges of a stay and what its package covers: a pure function of what happened. */
export function billLines(stay: ChargedStay): { lines: StayBillLine[]; covered: StayBillLine[] } {
  const beds = bedLines(stay);
  const services = serviceLines(stay);
  const packageLine = stay.package
    ? [
        lineOf({
          key: `package:${stay.package.priceMinor}`,
          kind: 'package',
          name: stay.package.name,
          quantity: 1,
          priceMinor: stay.package.priceMinor,
        }),
      ]
    : [];
  const lines = [
    ...packageLine,
    ...beds.lines,
    ...timerLines(stay),
    ...services.lines,
    ...orderLines(stay),
    ...supplyLines(stay),
  ];
  return {
    lines: lines.filter(({ quantity }) => quantity > 0),
    covered: [...beds.covered, ...services.covered],
  };
}

function bedLines({ parts, rates, package: terms, timeZone, until }: ChargedStay) {
  const units = stayUnits(parts, rates, timeZone, until);
  const began = Math.min(...parts.map(({ from }) => Date.parse(from)));
  const isCovered = (unit: (typeof units)[number]) =>
    terms !== null && coversUnit(terms, unit, began, timeZone);
  const written = (chosen: typeof units) =>
    toLines(chosen).map((line) => {
      const bed = parts.find(({ bedId }) => bedId === line.bedId)!;
      const { clock, isHalf, quantity, priceMinor, from, to } = line;
      return lineOf({
        key: `bed:${line.bedId}:${clockKey(clock)}:${isHalf ? 'half' : 'whole'}:${priceMinor}`,
        kind: 'bed',
        name: bed.bedNumber,
        wardName: bed.wardName,
        method: clock.method,
        unitMinutes: clock.method === 'hours' ? clock.unitMinutes : null,
        isHalf,
        quantity,
        priceMinor,
        from,
        to,
      });
    });
  return {
    lines: written(units.filter((unit) => !isCovered(unit))),
    covered: written(units.filter(isCovered)),
  };
}

function serviceLines({ services, package: terms }: ChargedStay) {
  const shared = beyondPackage(terms, services);
  const written = (part: 'charged' | 'covered') =>
    shared
      .filter((service) => service[part] > 0)
      .map((service) =>
        lineOf({
          key: `service:${service.id}:${service.priceMinor}`,
          kind: 'service',
          name: service.name,
          serviceId: service.serviceId,
          itemId: service.id,
          quantity: service[part],
          priceMinor: service.priceMinor,
          from: service.chargedAt,
        }),
      );
  return { lines: written('charged'), covered: written('covered') };
}

function timerLines({ timers, timeZone, until }: ChargedStay): StayBillLine[] {
  return timers.map((timer) => {
    const to = timer.stoppedAt !== null && timer.stoppedAt < until ? timer.stoppedAt : until;
    const span = { start: Date.parse(timer.startedAt), end: Date.parse(to) };
    const { quantity, priceMinor, minutes } = timedAmount(timer, span, timeZone);
    return lineOf({
      key: `timer:${timer.id}:${priceMinor}`,
      kind: 'timed',
      name: timer.name,
      timedUnit: timer.unit,
      minutes,
      itemId: timer.id,
      isRunning: timer.stoppedAt === null,
      quantity,
      priceMinor,
      from: timer.startedAt,
      to,
    });
  });
}

function supplyLines({ supplies }: ChargedStay): StayBillLine[] {
  return supplies.map(({ id, name, priceMinor, quantity, chargedAt }) =>
    lineOf({
      key: `supply:${id}:${priceMinor}`,
      kind: 'supply',
      name,
      quantity,
      priceMinor,
      from: chargedAt,
    }),
  );
}

function orderLines({ orders }: ChargedStay): StayBillLine[] {
  return orders.flatMap(({ id, orderNumber, orderedAt, tests }) =>
    tests.map(({ name, priceMinor }, index) =>
      lineOf({
        key: `lab:${id}:${index}:${priceMinor}`,
        kind: 'lab',
        name,
        orderNumber,
        quantity: 1,
        priceMinor,
        from: orderedAt,
      }),
    ),
  );
}
