import type { Plugin } from 'vite'
import { merchantFolders } from '../../merchants/src/folders.ts'
import { readLooks, tokensCss } from '../../merchants/src/look.ts'

const MODULE = 'virtual:merchants'
const STYLES = 'virtual:merchants.css'

const looks = () => readLooks(merchantFolders())

/** Colours and corners of every merchant there is. */
export const merchantStyles = (): string => tokensCss(looks())

/** What the client knows of the merchants, out of their folders: which there are, their small marks, their tokens. */
export function merchants(): Plugin {
  const strokes = Object.fromEntries(looks().map(({ code, stroke }) => [code, stroke]))
  return {
    name: 'merchants',
    resolveId: (id) => (id === MODULE || id === STYLES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${STYLES}`) return merchantStyles()
      if (id !== `\0${MODULE}`) return undefined
      return `export const STROKES = ${JSON.stringify(strokes)}\nexport const MERCHANTS = Object.keys(STROKES)\n`
    },
  }
}
