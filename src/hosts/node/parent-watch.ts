/**
 * Calls back once when the launcher that started this process has gone, however it ended. The launcher keeps a
 * message channel open to us and the kernel closes it even after kill -9. Without a launcher nothing is watched.
 */
export function onLauncherGone(callback: () => void): void {
  if (!process.channel) return;
  process.once('disconnect', callback);
  // The channel alone is no reason to keep running.
  process.channel.unref();
  if (!process.connected) callback();
}
