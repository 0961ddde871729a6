import type { ErrorFacts } from '#kernel/app-error.ts';

/** How the hospital writes dates, for sentences that name one. */
export interface KeptFormat {
  readonly date: (value: string) => string;
  readonly dateTime: (value: string) => string;
}

/** A write whose entries are kept on the device while the network is away, brought by its area. */
export interface KeepableKind {
  /** The id of the call, such as `vitalSigns.record`. */
  readonly call: string;
  /** Fetches the sentences for the issues of its fields, and gives those for its refusals. */
  readonly load: (format: KeptFormat) => Promise<{
    readonly [code: string]: ((facts: ErrorFacts) => string | undefined) | undefined;
  }>;
}
