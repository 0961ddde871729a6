/** Speaks to the other tabs of this browser; a tab does not hear itself. */
export interface TabChannel<Message> {
  post(message: Message): void;
  close(): void;
}

/** Opens the channel of this name to the other tabs. */
export function openTabChannel<Message>(name: string, hear: (message: Message) => void): TabChannel<Message> {
  return 'BroadcastChannel' in globalThis ? overBroadcast(name, hear) : overStorage(name, hear);
}

function overBroadcast<Message>(name: string, hear: (message: Message) => void): TabChannel<Message> {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** For a browser without BroadcastChannel: what one tab stores, the others are told. */
function overStorage<Message>(name: string, hear: (message: Message) => void): TabChannel<Message> {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null) hear(JSON.parse(newValue) as Message);
  };
  window.addEventListener('storage', listen);
  return {
    post(message) {
      // Removed at once: the same message must be told a second time as well.
      localStorage.setItem(name, JSON.stringify(message));
      localStorage.removeItem(name);
    },
    close: () => window.removeEventListener('storage', listen),
  };
}
