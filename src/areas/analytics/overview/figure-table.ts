import type { DailyFigure } from '#database/daily-figures.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import type { FigureOn, Overview } from './overview.contract.ts';
import type { SummedFigure } from './overview.queries.ts';
import {
  dailyTrendDays,
  daysUpTo,
  monthlyTrendMonths,
  monthsUpTo,
  revenueMonths,
} from './time-span.rules.ts';

type Part<Name extends keyof Overview> = NonNullable<Overview[Name]>;

/** Figures by day and by month, put together as the home screen shows them; a day without any counts 0. */
export class FigureTable {
  readonly #values: ReadonlyMap<string, number>;
  readonly #today: string;
  readonly #thisMonth: string;

  constructor(figures: readonly SummedFigure[], today: string) {
    this.#values = new Map(
      figures.map((figure) => [
        `${figure.name} ${figure.span.slice(0, figure.is_month ? 7 : 10)}`,
        figure.value,
      ]),
    );
    this.#today = today;
    this.#thisMonth = today.slice(0, 7);
  }

  patients(): Pick<Part<'patients'>, 'newToday' | 'newThisMonth' | 'daily' | 'monthly'> {
    const name = 'patients.registered';
    return {
      newToday: this.#on(name, this.#today),
      newThisMonth: this.#on(name, this.#thisMonth),
      ...this.#trends(name),
    };
  }

  appointments(): Part<'appointments'> {
    const name = 'appointments.starting';
    const completed = this.#sum('appointments.completed', this.#daysBeforeToday());
    const cancelled = this.#sum('appointments.cancelled', this.#daysBeforeToday());
    return {
      today: this.#on(name, this.#today),
      thisMonth: this.#on(name, this.#thisMonth),
      ...this.#trends(name),
      attendance: { expected: this.#sum(name, this.#daysBeforeToday()) - cancelled, completed },
    };
  }

  billing(): Part<'billing'> {
    const lastDays = daysUpTo(this.#today, dailyTrendDays);
    return {
      revenueThisMonthMinor: this.#on('billing.revenue', this.#thisMonth),
      paidInvoicesThisMonth: this.#on('billing.paid-invoices', this.#thisMonth),
      monthlyRevenue: this.#series('billing.revenue', monthsUpTo(this.#today, revenueMonths)),
      collection: {
        chargedMinor: this.#sum('billing.revenue', lastDays),
        collectedMinor: this.#sum('billing.collected', lastDays),
      },
    };
  }

  #daysBeforeToday(): string[] {
    return daysUpTo(this.#today, dailyTrendDays + 1).slice(0, -1);
  }

  #trends(name: DailyFigure): { daily: FigureOn[]; monthly: FigureOn[] } {
    return {
      daily: this.#series(name, daysUpTo(this.#today, dailyTrendDays)),
      monthly: this.#series(name, monthsUpTo(this.#today, monthlyTrendMonths)),
    };
  }

  #series(name: DailyFigure, spans: readonly string[]): FigureOn[] {
    return spans.map((on) => ({ on, value: this.#on(name, on) }));
  }

  #sum(name: DailyFigure, spans: readonly string[]): number {
    return sumMinor(spans.map((span) => this.#on(name, span)));
  }

  #on(name: DailyFigure, span: string): number {
    return this.#values.get(`${name} ${span}`) ?? 0;
  }
}
