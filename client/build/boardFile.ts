/** The part of the bundler's interface that is used here: what a module imports, and what imports it. */
interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

const PART =
  /^(.*[\\/]games[\\/]([\w-]+)[\\/])(?:board[\\/]|rules[\\/]shown\.ts$|words[\\/](?:messages[\\/])?(?!areas\.|index\.|load\.|pages\.|whyNot\.)\w+\.ts$)/;

const closures = new Map<string, Set<string>>();

function closure(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const inner of modules.getModuleInfo(id)?.importedIds ?? []) closure(inner, modules, found);
  return found;
}

/**
 * The chunk of a module of a game's board: everything that the kit imports statically is in one chunk. Otherwise parts
 * that are loaded later and share modules with it (the player aid, the drawings of the rules) would split it.
 */
export function boardFile(id: string, modules: Modules): string | null {
  const [, folder, game] = PART.exec(id) ?? [];
  if (folder === undefined || game === undefined) return fileOfImporters(id, modules);
  const kit = `${folder}board/controller/kit.ts`;
  const needed = closures.get(kit) ?? closure(kit, modules);
  closures.set(kit, needed);
  return needed.has(id) ? `board-${game}` : null;
}

/**
 * A shared module that a single board imports belongs to its chunk, too. In the chunk of the entry, which imports the
 * board, it would run after the board that uses it.
 */
function fileOfImporters(id: string, modules: Modules): string | null {
  const files = new Set<string | null>();
  // Grows while it is visited, by importers that are shared themselves.
  const shared = new Set([id]);
  for (const module of shared) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(module) ?? {};
    if (importers.length === 0 || dynamicImporters.length > 0) return null;
    for (const importer of importers) {
      if (PART.test(importer)) files.add(boardFile(importer, modules));
      else shared.add(importer);
    }
  }
  const [file = null, ...others] = files;
  return others.length === 0 ? file : null;
}
