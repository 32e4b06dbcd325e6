/** The part of the bundler that a name for a file may ask: which modules a module imports at once. */
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
 * The file that a module of a game's board belongs to: everything that its kit imports at once is in one file, although what
 * is loaded later (the player aid, the drawings of the rules) needs parts of it and would split it.
 */
export function boardFile(id: string, modules: Modules): string | null {
  const [, folder, game] = PART.exec(id) ?? [];
  if (folder === undefined || game === undefined) return null;
  const kit = `${folder}board/controller/kit.ts`;
  const needed = closures.get(kit) ?? closure(kit, modules);
  closures.set(kit, needed);
  return needed.has(id) ? `board-${game}` : null;
}
