/** Makes of index.html, which by itself is the demo, the page of a server that may deliver it at deep addresses. */
export function serverPage(html: string, buildId: string): string {
  const configuration = JSON.stringify({ mode: 'server', buildId });
  const marked = /(<script type="application\/json" id="openward-config">)[^<]*(<\/script>)/;
  if (!marked.test(html)) throw new Error('index.html has no place for the configuration.');
  return html.replace(marked, `$1${configuration}$2`).replace('<head>', '<head><base href="/">');
}
