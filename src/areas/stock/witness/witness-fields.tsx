import { Fieldset, NativeSelect, PasswordInput, SimpleGrid, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { CallError } from '#client/transport.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { useWitnesses } from './witness.hooks.ts';
import { t } from './witness.texts.ts';

interface Typed {
  witnessId: string;
  witnessPassword: string;
}

const nobody: Typed = { witnessId: '', witnessPassword: '' };

/** Who witnesses, as typed beside a form: it is never part of the form's draft. */
export interface TypedWitness {
  typed: Typed;
  change: (part: Partial<Typed>) => void;
  /** Forgets the password; who it is stays chosen. */
  clear: () => void;
  /** As the call takes it. */
  fields: { witnessId: string | null; witnessPassword: string | null };
}

/** A wrong password is told at its field. */
export const witnessRefusals: OwnRefusals = { TOO_MANY_ATTEMPTS: () => t('tooManyWrong') };

export function useWitness(): TypedWitness {
  const [typed, setTyped] = useState(nobody);
  return {
    typed,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    clear: () => setTyped((before) => ({ ...before, witnessPassword: '' })),
    fields: { witnessId: typed.witnessId || null, witnessPassword: typed.witnessPassword || null },
  };
}

export interface WitnessFieldsProps {
  witness: TypedWitness;
  errors: Readonly<Record<string, ReactNode>>;
  /** Why somebody else is asked for, where nothing controlled leaves. */
  hint?: string | undefined;
}

/** The second person, who types their own password. */
export function WitnessFields(props: WitnessFieldsProps) {
  return <WitnessFieldsOf {...props} colleagues={useWitnesses()} />;
}

interface WitnessFieldsOfProps extends WitnessFieldsProps {
  /** Who may witness, as far as they are known. */
  colleagues: { data?: { rows: readonly { id: string; name: string }[] } | undefined; isError: boolean };
  /** What the second person is called who may also be left out, such as one who counts along. */
  optional?: { person: string; password: string; nobody: string };
}

/** The same where others may witness than those of the register. */
export function WitnessFieldsOf({
  witness: { typed, change },
  errors,
  hint,
  colleagues,
  optional,
}: WitnessFieldsOfProps) {
  const { data, isError } = colleagues;
  const person = optional?.person ?? t('witness');
  return (
    <Fieldset legend={person}>
      <Text size="sm" mb="xs">
        {hint ?? t('witnessHint')}
      </Text>
      {isError && (
        <Text size="sm" c="red" role="alert">
          {t('witnessesAway')}
        </Text>
      )}
      {!optional && data?.rows.length === 0 && (
        <Text size="sm" c="red">
          {t('noWitness')}
        </Text>
      )}
      <SimpleGrid type="container" cols={{ base: 1, '28rem': 2 }}>
        <NativeSelect
          label={person}
          required={!optional}
          data-path="witnessId"
          value={typed.witnessId}
          error={errors['witnessId']}
          onChange={({ currentTarget }) => change({ witnessId: currentTarget.value })}
          data={[
            { value: '', label: optional?.nobody ?? t('choose') },
            ...(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {(!optional || typed.witnessId !== '') && (
          <PasswordInput
            label={optional?.password ?? t('witnessPassword')}
            required
            autoComplete="off"
            data-path="witnessPassword"
            value={typed.witnessPassword}
            error={errors['witnessPassword']}
            onChange={({ currentTarget }) => change({ witnessPassword: currentTarget.value })}
          />
        )}
      </SimpleGrid>
    </Fieldset>
  );
}

/** A witness who is asked for once something controlled turns out to be among what leaves. */
export interface NeededWitness extends TypedWitness {
  isNeeded: boolean;
  /** Takes note of a refusal: whether a witness is needed; the password is forgotten. */
  note: (error: unknown) => void;
}

export function useNeededWitness(): NeededWitness {
  const witness = useWitness();
  const [isNeeded, setNeeded] = useState(false);
  return {
    ...witness,
    isNeeded,
    note(error) {
      witness.clear();
      if (error instanceof CallError && error.code === 'CONTROLLED_NEEDS_WITNESS') setNeeded(true);
    },
  };
}

interface NeededWitnessFieldsProps extends Pick<WitnessFieldsProps, 'errors'> {
  witness: NeededWitness;
  /** Who may witness, where others may than those of the register. */
  colleagues?: WitnessFieldsOfProps['colleagues'];
}

/** The fields of the second person, where one is needed. */
export function NeededWitnessFields({ witness, errors, colleagues }: NeededWitnessFieldsProps) {
  if (!witness.isNeeded) return null;
  if (!colleagues) return <WitnessFields witness={witness} errors={errors} />;
  return <WitnessFieldsOf witness={witness} errors={errors} colleagues={colleagues} />;
}
