import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { type NoticeStep, notifySuccess } from '#ui/feedback/notify.tsx';
import { type DraftForm, useDraftForm } from '#ui/form/use-draft-form.ts';
import { t } from './record-form.texts.ts';

interface Versioned {
  /** Left out where there is one record of its kind, such as the hospital's security policy. */
  readonly id?: string;
  readonly version: number;
}

/** What a form knows of its record and of the calls that store it. */
export interface RecordFormBasis<Stored extends Versioned, Values extends Record<string, unknown>, Output> {
  /** Names the drafts: 'service' gives `service.new` and `service.<id>.<version>`, or `service.<version>` without ids. */
  draftName: string;
  /** The record that is changed; undefined for a new one. */
  stored: Stored | undefined;
  /** The same schema the server checks with. */
  schema: z.ZodType<Output, Values>;
  initialValues: NoInfer<Values>;
  /** Left out where the form only changes records. */
  create?: (fields: Output, submission: Submission) => Promise<Stored>;
  /** Left out where the form only adds records. */
  update?: (fields: Output, stored: Stored, submission: Submission) => Promise<Stored>;
  refusals?: OwnRefusals;
  /** True for a refusal whose words are shown at a field and so need no alert. */
  isToldAtField?: (error: unknown) => boolean;
  /** After a refusal: what else the form asks for, for example. */
  onRefused?: (error: unknown) => void;
  /** What the notice of a new record offers, such as its page. */
  next?: (record: Stored) => readonly NoticeStep[];
  /** Puts a record that the server told of into the cache, or has the lists fetched again. */
  remember: (record: Stored) => void;
  /** Opens the form anew with what somebody else saved meanwhile. */
  onReload?: (current: Stored) => void;
}

export interface RecordFormOptions<
  Stored extends Versioned,
  Values extends Record<string, unknown>,
  Output,
> extends RecordFormBasis<Stored, Values, Output> {
  /** What failed, such as 'Failed to update service'. */
  failed: () => string;
  /** The sentence that says it is stored. */
  saved: (record: Stored) => string;
  /** After a success: close the form or navigate. */
  onSaved: (record: Stored) => void;
}

export interface RecordForm<Values extends Record<string, unknown>> {
  draft: DraftForm<Values>;
  /** 'Load the saved version' after a stale edit: the `failureActions` of FormModal and FormBody. */
  failureActions: ReactNode;
}

/**
 * The form of one record, new or stored: keeps a draft, saves once per submission, refuses to overwrite what
 * somebody else saved meanwhile (error code STALE) and offers to load that instead.
 */
export function useRecordForm<Stored extends Versioned, Values extends Record<string, unknown>, Output>(
  options: RecordFormOptions<Stored, Values, Output>,
): RecordForm<Values> {
  const { draftName, stored, remember, onReload } = options;
  const [current, setCurrent] = useState<Stored>();

  const draft: DraftForm<Values> = useDraftForm<Values, Output, Stored>({
    schema: options.schema,
    initialValues: options.initialValues,
    draftKey: draftKeyOf(draftName, stored),
    save: (fields, key) => save(options, fields, new Submission(key)),
    describeFailure(error) {
      setCurrent(currentOf(error) as Stored | undefined);
      options.onRefused?.(error);
      return options.isToldAtField?.(error) ? null : failureWords(options.failed(), error, options.refusals);
    },
    onSaved(record) {
      remember(record);
      notifySuccess(options.saved(record), stored ? [] : options.next?.(record));
      options.onSaved(record);
    },
  });

  function reload(record: Stored): void {
    draft.discard();
    remember(record);
    onReload?.(record);
  }

  const failureActions = current && onReload && (
    <Button size="xs" variant="default" onClick={() => reload(current)}>
      {t('loadCurrent')}
    </Button>
  );
  return { draft, failureActions };
}

function draftKeyOf(draftName: string, stored: Versioned | undefined): string {
  if (!stored) return `${draftName}.new`;
  return [draftName, stored.id, stored.version].filter((part) => part !== undefined).join('.');
}

function save<Stored extends Versioned, Values extends Record<string, unknown>, Output>(
  { stored, create, update }: RecordFormOptions<Stored, Values, Output>,
  fields: Output,
  submission: Submission,
): Promise<Stored> {
  if (stored && update) return update(fields, stored, submission);
  if (!stored && create) return create(fields, submission);
  throw new Error('This form can only do the other: add or change.');
}

/** The stored record that a refusal with code STALE carries; undefined for every other error. */
export function currentOf(error: unknown): unknown {
  const isStale = error instanceof CallError && error.code === 'STALE';
  return isStale ? error.facts['current'] : undefined;
}
