import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const LIBRARY = 'lucide-react'

/**
 * Imports each icon from its own file. By way of the library's index every module with one icon would import all, and
 * `chunkGroups` would count the icons of all screens as home's.
 */
export function icons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: `from '${LIBRARY}'` },
      async handler(code) {
        files ??= readIndex((await this.resolve(LIBRARY, import.meta.filename))!.id)
        // Without a map, as only whole lines of imports change.
        return { code: importFiles(code, files), map: null }
      },
    },
  }
}

/** The file of each name that the library's index exports. */
function readIndex(index: string): ReadonlyMap<string, string> {
  const exported = readFileSync(index, 'utf8').matchAll(/export \{(.+)\} from '(.+)'/g)
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(index), file)] as const),
    ),
  )
}

const importFiles = (code: string, files: ReadonlyMap<string, string>) =>
  code.replace(new RegExp(`import \\{([^}]+)\\} from '${LIBRARY}'`, 'g'), (_, specifiers: string) =>
    [...specifiers.matchAll(/(type )?(\w+)(?: as (\w+))?/g)]
      .filter(([, isType]) => !isType)
      .map(([, , name = '', local = name]) => `import ${local} from '${files.get(name)}'`)
      .join('; '),
  )
