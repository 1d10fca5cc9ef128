import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Imports with `?script` give a script and all that it imports as one text, minified: for what the head of the document runs
 * before any file is loaded. Every page carries it.
 */
export function scriptTexts(): Plugin {
  return {
    name: 'script-texts',
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const input = id.slice(0, id.lastIndexOf('?'));
        const made = await build({
          configFile: false,
          logLevel: 'warn',
          build: { write: false, target: 'es2022', rolldownOptions: { input, output: { format: 'iife' } } },
        });
        const [script] = (made as Rolldown.RolldownOutput).output;
        return `export default ${JSON.stringify(script.code.trim())}`;
      },
    },
  };
}
