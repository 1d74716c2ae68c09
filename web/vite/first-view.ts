import type { Plugin, Rollup } from 'vite'

/** The index of all icons there are, and in it the file of each name: `export { default as Bell, ... } from './icons/bell.mjs'`. */
const ALL_ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/
const ICON = /export \{([^}]*)\} from ["']\.\/(icons\/[\w-]+\.m?js)["']/g
const TAKEN = /import \{([^}]*)\} from ["']lucide-react["']/g

/** Learns which modules home needs before it shows, so that they can be kept in few files. */
export function firstView() {
  const ofHome = new Set<string>()
  const plugin: Plugin = {
    name: 'first-view',
    buildEnd() {
      ofHome.clear()
      const icons = new Set<string>()
      for (const id of this.getModuleIds()) if (id.endsWith('/app/screens/HomeScreen.tsx')) ofHome.add(id)
      for (const id of ofHome) {
        for (const [, names = ''] of this.getModuleInfo(id)?.code?.matchAll(TAKEN) ?? [])
          for (const name of names.split(',')) icons.add(name.trim().split(' ')[0] ?? '')
        // Home needs of all icons those it names, not what other screens take from the same index.
        for (const needed of this.getModuleInfo(id)?.importedIds ?? []) if (!ALL_ICONS.test(needed)) ofHome.add(needed)
      }
      for (const file of filesOf(icons, this)) ofHome.add(file)
    },
  }
  return { plugin, isOfHome: (id: string) => ofHome.has(id) }
}

function filesOf(icons: ReadonlySet<string>, build: Rollup.PluginContext): string[] {
  const index = [...build.getModuleIds()].find((id) => ALL_ICONS.test(id)) ?? ''
  return [...(build.getModuleInfo(index)?.code?.matchAll(ICON) ?? [])].flatMap(([, names = '', file]) =>
    names.split(',').some((name) => icons.has(name.replace('default as', '').trim()))
      ? [index.replace(/lucide-react\.m?js$/, file ?? '')]
      : [],
  )
}
