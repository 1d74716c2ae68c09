import type { Plugin } from 'vite'
import { merchantFolders } from '../../merchants/src/folders.ts'
import { readLooks, tokensCss } from '../../merchants/src/look.ts'

const MODULE = 'virtual:merchants'
const STYLES = 'virtual:merchants.css'
const SHELVES = 'virtual:merchant-shelves'
const ZONES = 'virtual:merchant-zones'

const looks = () => readLooks(merchantFolders())

/** Design tokens of every merchant. */
export const merchantStyles = (): string => tokensCss(looks())

/** Virtual module with what the client needs of each merchant's folder: code, logo mark, tokens and layout of home. */
export function merchants(): Plugin {
  const strokes = Object.fromEntries(looks().map(({ code, stroke }) => [code, stroke]))
  const shelves = Object.fromEntries(looks().map(({ code, tokens }) => [code, tokens.shelves ?? []]))
  const zones = Object.fromEntries(looks().map(({ code, timeZone }) => [code, timeZone]))
  return {
    name: 'merchants',
    // Lets a server check that the build knows all of its merchants.
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'merchants.json', source: JSON.stringify(Object.keys(strokes)) })
    },
    resolveId: (id) => ([MODULE, STYLES, SHELVES, ZONES].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${STYLES}`) return merchantStyles()
      if (id === `\0${SHELVES}`) return `export const SHELVES = ${JSON.stringify(shelves)}\n`
      if (id === `\0${ZONES}`) return `export const ZONES = ${JSON.stringify(zones)}\n`
      if (id !== `\0${MODULE}`) return undefined
      return `export const STROKES = ${JSON.stringify(strokes)}\nexport const MERCHANTS = Object.keys(STROKES)\n`
    },
  }
}
