import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashPanel } from './crash-panel.tsx';

export interface CrashBoundaryProps {
  /** When it changes (the path of the screen, say) a crashed part is tried again by itself. */
  resetKey?: string;
  /** Told once for each crash, to write it to the log. */
  onCrash?: (error: unknown, componentStack: string) => void;
  /** It is one of several on its page, and says in a few lines what is the matter. */
  isPart?: boolean;
  children: ReactNode;
}

interface Crash {
  error: unknown;
  resetKey: string | undefined;
}

/** Keeps the crash of one part from taking the rest of the page with it. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crash: Crash | null }> {
  override state: { crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error, resetKey: undefined } };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, { crash }: { crash: Crash | null }) {
    if (!crash || crash.resetKey === props.resetKey) return null;
    const isFresh = crash.resetKey === undefined;
    return { crash: isFresh ? { ...crash, resetKey: props.resetKey } : null };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onCrash?.(error, info.componentStack ?? '');
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    const again = () => this.setState({ crash: null });
    return <CrashPanel error={crash.error} isPart={this.props.isPart === true} onRetry={again} />;
  }
}
