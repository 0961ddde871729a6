import { build, type Plugin } from 'vite';

/**
 * Writes a script of ours, with all that it imports, into the page where this comment stands: it needs no file that
 * could not come, and runs before those that the page asks for.
 */
export function inlineScript(file: string, comment: string): Plugin {
  return {
    name: 'openward-inline-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(comment)) throw new Error(`The page has no ${comment}.`);
        const script = `<script>${await bundled(file)}</script>`;
        return html.replace(comment, () => script);
      },
    },
  };
}

async function bundled(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  if (!('output' in made)) throw new Error(`${file} is not one script.`);
  const { code } = made.output[0];
  if (code.includes('</script')) throw new Error(`${file} would end its own script in the page.`);
  return code.trim();
}
