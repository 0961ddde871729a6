import { dateOf, idOf, oneOf, type RawSearch } from '#client/search-parameters.ts';

/** What the board shows, as the address says it. */
export function readBoardAddress(raw: RawSearch) {
  return {
    view: oneOf(['day', 'week'], raw['view']) ?? 'day',
    date: dateOf(raw['date']),
    theatreId: idOf(raw['theatreId']),
  };
}

export type BoardAddress = ReturnType<typeof readBoardAddress>;
