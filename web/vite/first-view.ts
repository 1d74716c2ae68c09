import type { Plugin } from 'vite'

/** Learns which modules home needs before it shows, so that they can be kept in few files. */
export function firstView() {
  const ofHome = new Set<string>()
  const plugin: Plugin = {
    name: 'first-view',
    buildEnd() {
      ofHome.clear()
      for (const id of this.getModuleIds()) if (id.endsWith('/app/screens/HomeScreen.tsx')) ofHome.add(id)
      for (const id of ofHome) for (const needed of this.getModuleInfo(id)?.importedIds ?? []) ofHome.add(needed)
    },
  }
  return { plugin, isOfHome: (id: string) => ofHome.has(id) }
}
