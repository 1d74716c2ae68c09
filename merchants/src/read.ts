import { join } from 'node:path'
import { BadMerchant, everyMerchant, fileOf, textOf } from './folders.ts'
import { readLook } from './look.ts'
import { CastFile, type MerchantConfig, MerchantFile, SlogansFile } from './schema.ts'

const LARGEST_MARK = 16 * 1024
/** Only shapes are allowed: no scripts, no styles, no external resources. */
const UNSAFE_SVG =
  /<(script|style|image|foreignObject|iframe|a|animate|set)\b|\son\w+\s*=|javascript:|data:|<!|<\?|url\((?!#)/i
const SVG = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="[\d .-]+"[^>]*>[\s\S]*<\/svg>$/

function markOf(folder: string): string {
  const svg = textOf(folder, 'mark.svg', LARGEST_MARK).trim()
  const rest = svg.replaceAll(/href="#\w+"/g, '').replace('http://www.w3.org/2000/svg', '')
  if (!SVG.test(svg)) throw new BadMerchant(`${join(folder, 'mark.svg')} is no SVG with xmlns and viewBox`)
  if (UNSAFE_SVG.test(rest) || /href|\/\//i.test(rest))
    throw new BadMerchant(`${join(folder, 'mark.svg')} holds more than shapes`)
  return svg
}

/**
 * Reads the merchant described by a folder, whose name is the merchant's code.
 * @throws BadMerchant
 */
export function readMerchant(parent: string, code: string): MerchantConfig {
  const look = readLook(parent, code)
  const folder = join(parent, code)
  return {
    ...fileOf(folder, 'merchant.json', MerchantFile),
    ...look,
    slogans: fileOf(folder, 'slogans.json', SlogansFile),
    cast: fileOf(folder, 'cast.json', CastFile),
    mark: markOf(folder),
  }
}

/**
 * Reads all merchants in these folders, in the order of their numbers.
 * @throws BadMerchant for an invalid folder, and when two merchants share a code, number, host or member
 */
export function readMerchants(parents: readonly string[]): MerchantConfig[] {
  const allMerchants = everyMerchant(parents, readMerchant)
  for (const unique of ['code', 'number', 'host'] as const) {
    const owners = new Map<string | number, string>()
    for (const merchant of allMerchants) {
      const other = owners.get(merchant[unique])
      if (other !== undefined)
        throw new BadMerchant(`${merchant.code} and ${other} have the same ${unique}: ${merchant[unique]}`)
      owners.set(merchant[unique], merchant.code)
    }
  }
  const names = allMerchants.flatMap(({ cast }) => cast.map(({ name }) => name))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new BadMerchant(`Two members of the cast are called ${twice}`)
  return allMerchants
}
