import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { icons } from './icons.ts'

const ENTRY = 'entry.ts'

async function iconFilesOf(source: string) {
  let imported: readonly string[] = []
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      icons(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
        buildEnd() {
          imported = (this.getModuleInfo(ENTRY) as Rollup.ModuleInfo).importedIds
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })
  return imported.map((id) => id.split('/').at(-1))
}

test('a module imports the files of its icons instead of the index of all', async () => {
  expect(
    await iconFilesOf(`import { Trash2, Menu as Lines, type LucideIcon } from 'lucide-react'
import {
  ArrowDownToLine,
  Fingerprint,
} from 'lucide-react'
export const used: LucideIcon[] = [Trash2, Lines, ArrowDownToLine, Fingerprint]`),
  ).toEqual(['trash.mjs', 'menu.mjs', 'arrow-down-to-line.mjs', 'fingerprint-pattern.mjs'])
})
