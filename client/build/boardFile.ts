/** The part of the bundler's interface that is used here: the static imports of a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const PART =
  /^(.*[\\/]games[\\/]([\w-]+)[\\/])(?:board[\\/]|words[\\/](?:messages[\\/])?(?!areas\.|index\.|load\.|pages\.|whyNot\.)\w+\.ts$)/;

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
  if (folder === undefined || game === undefined) return null;
  const kit = `${folder}board/controller/kit.ts`;
  const needed = closures.get(kit) ?? closure(kit, modules);
  closures.set(kit, needed);
  return needed.has(id) ? `board-${game}` : null;
}
