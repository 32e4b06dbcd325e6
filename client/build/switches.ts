import type { Plugin } from 'vite';

/**
 * Turns flags of Svelte's runtime that this app never sets into constants, so that the code behind them is left out:
 * nothing is rendered on a server and hydrated, and no component is in legacy mode. Svelte intends them for tree shaking,
 * but Rolldown keeps code that depends on a variable which a function could assign.
 */
export function switches(): Plugin {
  const found = new Set<string>();
  return {
    name: 'archivolt-switches',
    apply: 'build',
    transform: {
      filter: {
        id: /[\\/]svelte[\\/]src[\\/]internal[\\/](?:client[\\/]dom[\\/]hydration|flags[\\/]index)\.js$/,
      },
      handler: (code) =>
        code
          .replace(/^export let (\w+) = false;$/gm, (_, name: string) => {
            found.add(name);
            return `export const ${name} = false;`;
          })
          // Only code that is left out sets `hydrating`, and only a component in another mode sets a flag.
          .replace(/^\thydrating = value;$/m, '')
          .replace(/^\t(\w+_flag) = true;$/gm, "\tthrow new Error('$1 is built as false');")
          .replace(/^\t\w+_flag = false;$/gm, ''),
    },
    buildEnd() {
      for (const name of ['hydrating', 'legacy_mode_flag'])
        if (!found.has(name))
          throw new Error(`Svelte has no ${name} any more: update client/build/switches.ts`);
    },
  };
}
