import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import type { Caller, Hospital, TestSystem } from '../hospital.ts';
import type { FormTexts } from '../inputs/form-texts.ts';

/** One real id of every kind of record; each area's fixture adds the kinds of its own records here. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface KnownIds {}

export type KnownKind = keyof KnownIds;

/** Makes a call as one signed-in person: through the dispatcher, or from the page of a browser. */
export type MakeCall = <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallOutput<C>>;

/** A hospital that is being filled with records whose every text holds a mark. */
export interface MarkedHospital {
  readonly opened: TestSystem;
  readonly hospital: Hospital;
  /** The hospital's administrator. */
  readonly admin: Caller;
  readonly mark: string;
  /** Stands in every text that a restricted patient's rows keep from readers to whom the record is closed. */
  readonly secret: string;
  /** True where every patient is restricted as soon as they are registered. */
  readonly isRestricted: boolean;
  /** Counts how often the hospital has been filled, for names that may exist only once. */
  readonly round: number;
  /** What the areas named in `after` have made in this round. */
  readonly ids: Readonly<KnownIds>;
}

/** How a test in a browser visits a screen. */
export interface ScreenVisit {
  /** The first heading, when a record of `fillWithTexts` is open. */
  readonly heading: string | RegExp;
  /** Further looks, each as what follows the path of the route; `$patientId` is replaced by an id, as in the path. */
  readonly looks?: readonly string[];
  /** Names of the buttons of the last look, or of the screen without one, that open a preview of a print. */
  readonly previews?: readonly (string | RegExp)[];
}

/** What the tests over all areas need to know of one area; `<area>.fixture.ts` in the area's root. */
export interface AreaFixture {
  /** The name under which the area registers with the server. */
  readonly name: string;
  /** The areas to whose records the records of this one belong. */
  readonly after?: readonly string[];
  /**
   * What kind of record the id in a field of a call or an address names. The key is the field's name, or
   * `notifications.markRead ids` where the name alone does not tell; 'not ours' is an id of another system.
   */
  readonly fields: Readonly<Record<string, KnownKind | 'not ours'>>;
  /**
   * Makes a record of each kind of this area, with the mark in every text, and the secret in every text that says what
   * a patient came for; returns one id of each.
   */
  readonly makeMarked: (hospital: MarkedHospital) => Promise<Partial<KnownIds>>;
  /** Stores texts in every field that takes one and is shown again; returns ids of what it made. */
  readonly fillWithTexts: (
    call: MakeCall,
    texts: FormTexts,
    ids: Readonly<KnownIds>,
  ) => Promise<Partial<KnownIds>>;
  /** By the path of each route. */
  readonly screens: Readonly<Record<string, ScreenVisit>>;
}
