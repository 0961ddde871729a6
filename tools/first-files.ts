import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Names the files of a chunk, and all that they import, in the page: a browser then asks for them at once. */
export function namingFilesOf(chunkName: string): Plugin {
  return {
    name: 'openward-first-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const waiting = chunks.filter(({ name }) => name === chunkName);
        const found = new Set(waiting);
        for (const chunk of waiting) {
          for (const file of chunk.imports) {
            const next = chunks.find(({ fileName }) => fileName === file);
            if (!next || found.has(next)) continue;
            found.add(next);
            waiting.push(next);
          }
        }
        const styles = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const scripts = [...found].map(({ fileName }) => fileName);
        const tags = [
          ...styles.map((file) => linkTo(file, { rel: 'stylesheet' })),
          ...scripts.map((file) => linkTo(file, { rel: 'modulepreload' })),
        ];
        return tags.filter(({ attrs }) => !html.includes(String(attrs?.['href'])));
      },
    },
  };
}

function linkTo(file: string, attributes: { rel: string }): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attributes, crossorigin: true, href: `./${file}` }, injectTo: 'head' };
}
