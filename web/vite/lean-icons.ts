import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OWN = fileURLToPath(new URL('../src/shared/ui/create-icon.ts', import.meta.url))

/**
 * Gives the icons of lucide a smaller way to become elements. Theirs converts names, merges classes and reads a context
 * for settings that nobody here uses, in every first view.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /createLucideIcon\.m?js$/.test(id) && importer && /lucide-react/.test(importer) ? OWN : undefined,
})
