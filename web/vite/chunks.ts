import type { Rollup } from 'vite'

type ModuleId = string
interface Modules {
  getModuleInfo(id: ModuleId): Pick<Rollup.ModuleInfo, 'importedIds'> | null
}

const LIBRARIES =
  /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand|i18next|zod)[@+\\/]/

/** Libraries that only some screens need. */
const LARGE = {
  forms: /node_modules[\\/]react-hook-form[\\/]/,
  dialogs: /node_modules[\\/]@radix-ui[\\/]/,
  lists: /node_modules[\\/]virtua[\\/]/,
  html: /node_modules[\\/]dompurify[\\/]/,
}

/** Screens that share a module before it leaves their own chunks: a request costs a phone more than a little code. */
const SHARED = 5

/**
 * How modules are put together in files. What screens have in common with home or with the login, with which visits
 * begin, is one file each; other modules of several screens are one file for each set of large libraries that they bring
 * along, as is what the login has of these.
 */
export function chunkGroups({ home, shelves, login }: Record<'home' | 'shelves' | 'login', ModuleId>) {
  const [isOfHome, isOfShelves, isOfLogin] = [importedBy(home), importedBy(shelves), importedBy(login)]
  return [
    // In a file of their own, which stays cached when the app changes.
    { name: 'libraries', test: LIBRARIES, priority: 6 },
    { name: 'app', tags: ['$initial' as const], priority: 5 },
    {
      debugName: 'what screens share with home',
      name: (id: ModuleId, modules: Modules) => (isOfHome(id, modules) ? 'as-home' : null),
      minShareCount: 2,
      priority: 4,
    },
    {
      debugName: 'what screens share with the login',
      name: (id: ModuleId, modules: Modules) =>
        isOfLogin(id, modules) ? nameByLibraries('as-login', id, modules) : null,
      minShareCount: SHARED,
      priority: 3,
    },
    {
      debugName: 'what screens share with the shelves of home',
      name: (id: ModuleId, modules: Modules) =>
        isOfShelves(id, modules) ? (isOfLogin(id, modules) ? 'as-login' : 'as-shelves') : null,
      minShareCount: 2,
      priority: 1,
    },
    {
      debugName: 'what screens share otherwise',
      name: (id: ModuleId, modules: Modules) => nameByLibraries('parts', id, modules),
      minShareCount: SHARED,
      priority: 2,
    },
  ]
}

function nameByLibraries(name: string, id: ModuleId, modules: Modules): string {
  const imports = [...staticImports(id, modules)]
  const large = Object.entries(LARGE).filter(([, library]) => imports.some((one) => library.test(one)))
  return [name, ...large.map(([name]) => name)].join('-')
}

function importedBy(module: ModuleId) {
  let imported: ReadonlySet<ModuleId> | undefined
  return (id: ModuleId, modules: Modules): boolean => {
    imported ??= staticImports(module, modules)
    return imported.has(id)
  }
}

/** A module with all that it imports before its first line runs. */
function staticImports(id: ModuleId, modules: Modules): ReadonlySet<ModuleId> {
  const found = new Set([id])
  for (const one of found) for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) found.add(imported)
  return found
}
