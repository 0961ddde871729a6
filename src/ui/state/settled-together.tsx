import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Nobody is kept waiting longer for what is slow: it then moves the rest when it comes. */
const patienceMs = 2000;

const HoldContext = createContext<() => () => void>(() => () => {});

export interface SettledTogetherProps {
  /** Stands in the place of the children until all that holds them back is there. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children at once and whole, so that nothing moves under a finger: parts of them whose height nobody knows
 * before their data say so by `useHoldsBack`. After two seconds they are shown as they are.
 */
export function SettledTogether({ fallback, children }: SettledTogetherProps) {
  const [isShown, setShown] = useState(false);
  const held = useRef(0);
  const [hold] = useState(() => () => {
    held.current += 1;
    return () => {
      held.current -= 1;
      // What takes its place in the same commit holds on by then.
      queueMicrotask(() => {
        if (held.current === 0) setShown(true);
      });
    };
  });
  useEffect(() => {
    if (held.current === 0) setShown(true);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <HoldContext value={hold}>
      {!isShown && fallback}
      <div hidden={!isShown}>{children}</div>
    </HoldContext>
  );
}

/** Has what stands around wait while this is true; does nothing where nothing settles together. */
export function useHoldsBack(isPending: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => (isPending ? hold() : undefined), [hold, isPending]);
}

/** Holds back what stands around as long as it is shown: the fallback of code that is still to come. */
export function HoldsBack(): null {
  useHoldsBack(true);
  return null;
}
