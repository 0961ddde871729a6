import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { isControlledOn } from './controlled.rules.ts';
import { neverExpires, type MovementKind } from './movement-kinds.ts';
import type {
  BalanceWithLot,
  StockItemRow,
  StockLotRow,
  StockMovementRow,
  StockPlaceRow,
} from './ledger.queries.ts';
import { balanceKey, type MovementPlan, type MovingMoment, type StockState } from './movement-plan.ts';
import { pickLots } from './picking.rules.ts';
import type { MovedLot, StockLine } from './stock-line.ts';
import { reducedCost, stockValue } from './stock-value.ts';

/**
 * Decides what each line takes from or adds to which lot, one line after another.
 * @throws AppError STOCK_SHORT, LOT_EXPIRED, LOT_SET_ASIDE, LOT_RECALLED, ITEM_INACTIVE, PLACE_INACTIVE, NOT_FOUND,
 * CONTROLLED_NEEDS_WITNESS
 */
export function planMovements(
  lines: readonly StockLine[],
  state: StockState,
  moment: MovingMoment,
): MovementPlan {
  const plan = new Planning(state, moment);
  const moved = lines.map((line) => plan.carryOut(line));
  return { ...plan.result(), moved };
}

class Planning {
  readonly #state: StockState;
  readonly #moment: MovingMoment;
  readonly #balances: Map<string, BalanceWithLot>;
  readonly #lots: Map<string, StockLotRow>;
  readonly #changed = new Set<string>();
  readonly #movements: StockMovementRow[] = [];
  readonly #newLots: StockLotRow[] = [];
  readonly #backDated: MovementPlan['backDated'] = [];

  constructor(state: StockState, moment: MovingMoment) {
    this.#state = state;
    this.#moment = moment;
    this.#balances = new Map(
      state.balances.map((row) => [balanceKey(row.lot_id, row.place_id), { ...row }] as const),
    );
    this.#lots = new Map(state.lots.map((lot) => [lot.id, lot]));
  }

  result() {
    return {
      movements: this.#movements,
      newLots: this.#newLots,
      balances: [...this.#balances.values()],
      changed: this.#changed,
      backDated: this.#backDated,
    };
  }

  carryOut(line: StockLine): MovedLot[] {
    const item = this.#item(line.itemId);
    const place = this.#place(line.placeId);
    switch (line.kind) {
      case 'receipt': {
        if (!item.is_active) throw new AppError('ITEM_INACTIVE', { name: item.name });
        requireUse(place);
        const lot = this.#lotLike(line.itemId, line.lot);
        return [this.#move(line, 'receipt', lot, place, line.quantity)];
      }
      case 'return':
        return [this.#move(line, 'return', this.#lot(line.lotId, line.itemId), place, line.quantity)];
      case 'adjustment':
      case 'count':
        return [this.#move(line, line.kind, this.#lot(line.lotId, line.itemId), place, line.quantity)];
      case 'transfer': {
        const to = this.#place(line.toPlaceId);
        requireUse(to);
        return this.#choose(line, place, to).map(({ lot, quantity }) => {
          this.#move(line, 'transfer-out', lot, place, -quantity, to);
          return this.#move(line, 'transfer-in', lot, to, quantity, place);
        });
      }
      default:
        return this.#choose(line, place).map(({ lot, quantity }) =>
          this.#move(line, line.kind, lot, place, -quantity),
        );
    }
  }

  /** The lot that a line names, or those that expire first. */
  #choose(
    line: Exclude<StockLine, { lot: unknown }>,
    place: StockPlaceRow,
    to?: StockPlaceRow,
  ): { lot: StockLotRow; quantity: number }[] {
    if (line.lotId !== undefined) {
      const lot = this.#lot(line.lotId, line.itemId);
      const isOut = line.kind === 'issue' || line.kind === 'dispense';
      if (isOut && lot.is_recalled) throw this.#recalled(lot);
      if (isOut && this.#balances.get(balanceKey(lot.id, place.id))?.is_set_aside)
        throw new AppError('LOT_SET_ASIDE', {
          name: this.#item(line.itemId).name,
          lotNumber: lot.lot_number,
        });
      // What is on its way may still arrive where expired stock is kept.
      const isFarewell = to?.kind === 'quarantine' || to?.kind === 'transit';
      if (!isFarewell && (isOut || line.kind === 'transfer')) this.#refuseExpired(lot);
      return [{ lot, quantity: line.quantity }];
    }
    const here = [...this.#balances.values()]
      .filter((row) => row.item_id === line.itemId && row.place_id === place.id)
      .map((row) => ({
        lotId: row.lot_id,
        expiresOn: row.expires_on,
        quantity: row.quantity,
        isSetAside: row.is_set_aside,
      }));
    const { picks, missing } = pickLots(
      here,
      line.quantity,
      this.#happenedOn(),
      'lastsUntil' in line ? line.lastsUntil : undefined,
    );
    if (missing > 0) throw this.#short(line.itemId, place, line.quantity - missing, line.quantity);
    return picks.map(({ lot, quantity }) => ({ lot: this.#lots.get(lot.lotId)!, quantity }));
  }

  #move(
    line: StockLine,
    kind: MovementKind,
    lot: StockLotRow,
    place: StockPlaceRow,
    quantity: number,
    other?: StockPlaceRow,
  ): MovedLot {
    const { tenantId, userId, now, happenedAt } = this.#moment;
    const adds = quantity > 0 && kind !== 'adjustment' && kind !== 'count';
    if (adds && place.kind !== 'quarantine' && place.kind !== 'transit') this.#refuseExpired(lot);
    if (quantity > 0 && lot.is_recalled && place.kind !== 'quarantine' && place.kind !== 'transit') {
      throw this.#recalled(lot);
    }
    const witness = this.#witnessOf(line, quantity, place, other);
    const balance = this.#balance(lot, place);
    if (balance.quantity + quantity < 0) {
      throw this.#short(line.itemId, place, balance.quantity, -quantity, lot);
    }
    // Two clocks never agree: without a time of its own a movement comes after the one before it.
    const at = happenedAt ?? later(now, balance.last_moved_at);
    if (at < balance.last_moved_at && quantity < 0) {
      this.#backDated.push({ lotId: lot.id, placeId: place.id, since: at, itemId: lot.item_id });
    }
    balance.quantity += quantity;
    balance.last_moved_at = later(at, balance.last_moved_at);
    this.#changed.add(balanceKey(lot.id, place.id));
    const movementId = newId();
    this.#movements.push({
      tenant_id: tenantId,
      id: movementId,
      item_id: lot.item_id,
      lot_id: lot.id,
      expires_on: lot.expires_on,
      place_id: place.id,
      place_kind: place.kind,
      other_place_id: other?.id ?? null,
      other_place_kind: other?.kind ?? null,
      kind,
      quantity,
      left_quantity: balance.quantity,
      happened_at: at,
      happened_on: this.#moment.dateOf(at),
      recorded_at: later(now, at),
      recorded_by: userId,
      reason: line.reason ?? null,
      source_kind: line.source?.kind ?? null,
      source_id: line.source?.id ?? null,
      patient_id: 'patientId' in line ? (line.patientId ?? null) : null,
      is_controlled: this.#isControlled(lot.item_id),
      witnessed_by: witness,
    });
    const cost = { costMinor: lot.cost_minor, costQuantity: lot.cost_quantity };
    return {
      movementId,
      lotId: lot.id,
      lotNumber: lot.lot_number,
      expiresOn: lot.expires_on === neverExpires ? null : lot.expires_on,
      quantity: Math.abs(quantity),
      ...cost,
      valueMinor: stockValue(Math.abs(quantity), cost),
    };
  }

  /**
   * What is controlled leaves by two people, and by two people comes back among what may be given again: who brings it
   * alone could bring less than the books say, or something else. Into quarantine one may put it at once, as a recall does.
   */
  #witnessOf(
    line: StockLine,
    quantity: number,
    place: StockPlaceRow,
    other: StockPlaceRow | undefined,
  ): string | null {
    const item = this.#item(line.itemId);
    const comesBack = line.kind === 'return';
    if (!this.#isControlled(line.itemId) || (quantity > 0 && !comesBack)) return null;
    const witness = line.witnessId ?? null;
    if (witness !== null && witness !== this.#moment.userId) return witness;
    if ((comesBack ? place : other)?.kind === 'quarantine') return null;
    throw new AppError('CONTROLLED_NEEDS_WITNESS', { name: item.name });
  }

  #balance(lot: StockLotRow, place: StockPlaceRow): BalanceWithLot {
    const key = balanceKey(lot.id, place.id);
    const found = this.#balances.get(key);
    if (found) return found;
    const made: BalanceWithLot = {
      lot_id: lot.id,
      place_id: place.id,
      item_id: lot.item_id,
      expires_on: lot.expires_on,
      quantity: 0,
      is_set_aside: place.kind === 'quarantine',
      place_kind: place.kind,
      is_recalled: lot.is_recalled,
      last_moved_at: '',
      lot_number: lot.lot_number,
      cost_minor: lot.cost_minor,
      cost_quantity: lot.cost_quantity,
    };
    this.#balances.set(key, made);
    return made;
  }

  #lotLike(itemId: string, { lotNumber, expiresOn, ...typed }: Extract<StockLine, { lot: unknown }>['lot']) {
    const cost = reducedCost(typed);
    const expires = expiresOn ?? neverExpires;
    const isSame = (lot: StockLotRow) =>
      lot.item_id === itemId &&
      lot.lot_number === lotNumber &&
      lot.expires_on === expires &&
      lot.cost_minor === cost.costMinor &&
      lot.cost_quantity === cost.costQuantity;
    const found = [...this.#lots.values()].find(isSame);
    if (found) return found;
    const made: StockLotRow = {
      tenant_id: this.#moment.tenantId,
      id: newId(),
      item_id: itemId,
      lot_number: lotNumber,
      expires_on: expires,
      cost_minor: cost.costMinor,
      cost_quantity: cost.costQuantity,
      received_at: this.#moment.happenedAt ?? this.#moment.now,
      // A recall is of a number: what comes later under it is recalled as well.
      is_recalled: [...this.#lots.values()].some(
        (lot) => lot.is_recalled && lot.item_id === itemId && isSameText(lot.lot_number, lotNumber),
      ),
    };
    this.#lots.set(made.id, made);
    this.#newLots.push(made);
    return made;
  }

  #isControlled(itemId: string): boolean {
    return isControlledOn(this.#item(itemId), this.#happenedOn());
  }

  #happenedOn(): string {
    return this.#moment.dateOf(this.#moment.happenedAt ?? this.#moment.now);
  }

  #refuseExpired(lot: StockLotRow): void {
    if (this.#happenedOn() <= lot.expires_on) return;
    throw new AppError('LOT_EXPIRED', {
      name: this.#item(lot.item_id).name,
      lotNumber: lot.lot_number,
      expiresOn: lot.expires_on,
    });
  }

  #recalled(lot: StockLotRow): AppError {
    return new AppError('LOT_RECALLED', {
      name: this.#item(lot.item_id).name,
      lotNumber: lot.lot_number,
    });
  }

  #short(itemId: string, place: StockPlaceRow, left: number, wanted: number, lot?: StockLotRow): AppError {
    const { name, base_unit: unit } = this.#item(itemId);
    const facts = { itemId, name, unit, place: place.name, left, wanted };
    return new AppError('STOCK_SHORT', lot ? { ...facts, lotNumber: lot.lot_number } : facts);
  }

  #item(id: string): StockItemRow {
    const item = this.#state.items.get(id);
    if (!item) throw new AppError('NOT_FOUND');
    return item;
  }

  #place(id: string): StockPlaceRow {
    const place = this.#state.places.get(id);
    if (!place) throw new AppError('NOT_FOUND');
    return place;
  }

  #lot(id: string, itemId: string): StockLotRow {
    const lot = this.#lots.get(id);
    if (!lot || lot.item_id !== itemId) throw new AppError('NOT_FOUND');
    return lot;
  }
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function requireUse(place: StockPlaceRow): void {
  if (!place.is_active) throw new AppError('PLACE_INACTIVE', { place: place.name });
}

/** ISO 8601 in UTC with milliseconds orders as text. */
function later(a: string, b: string): string {
  return a > b ? a : b;
}
