/** One question of a scale, and what each answer counts. Null counts nothing and leaves the scale without a total. */
export type ScaleItem = Readonly<Record<string, number | null>>;

/** A published scale as data: a hospital changes nothing of it. */
export interface ScoredScale<
  Items extends Readonly<Record<string, ScaleItem>> = Readonly<Record<string, ScaleItem>>,
  BandName extends string = string,
> {
  /** Name and year of the publication, kept with each score; its full reference stands above the scale. */
  readonly version: string;
  readonly items: Items;
  /** Each from its least total on, up to the next one. */
  readonly bands: readonly { readonly from: number; readonly name: BandName }[];
}

/** One answer for each question, some not given yet. */
export type AnswersOf<Scale extends ScoredScale> = {
  [Item in keyof Scale['items']]?: (keyof Scale['items'][Item] & string) | undefined;
};

export interface ScaleScore<BandName extends string = string> {
  /** Null while an answer is missing, or where one of them cannot be counted. */
  total: number | null;
  band: BandName | null;
  missing: string[];
}

/** Declares a scale; the names of its questions, answers and bands become types. */
export function defineScale<
  const Items extends Readonly<Record<string, ScaleItem>>,
  const BandName extends string,
>(scale: ScoredScale<Items, BandName>): ScoredScale<Items, BandName> {
  return scale;
}

/** The total of the answers and its band. */
export function scoreOf<Items extends Readonly<Record<string, ScaleItem>>, BandName extends string>(
  { items, bands }: ScoredScale<Items, BandName>,
  answers: Readonly<Record<string, string | undefined>>,
): ScaleScore<BandName> {
  const given = Object.entries(items).map(([name, options]) => {
    const answer = answers[name];
    return { name, points: answer === undefined ? undefined : options[answer] };
  });
  const missing = given.filter(({ points }) => points === undefined).map(({ name }) => name);
  let total = 0;
  for (const { points } of given) {
    if (points === undefined || points === null) return { total: null, band: null, missing };
    total += points;
  }
  return { total, band: bandOf(bands, total), missing };
}

/** The band of a total. */
export function bandOf<BandName extends string>(
  bands: readonly { readonly from: number; readonly name: BandName }[],
  total: number,
): BandName {
  return (bands.findLast(({ from }) => total >= from) ?? bands[0]!).name;
}
