import { createHash } from 'node:crypto'
import { merchantFolders } from './folders.ts'
import { readMerchants } from './read.ts'
import type { MerchantConfig } from './schema.ts'

/** All merchants, in the order of their numbers. */
export const MERCHANT_CONFIGS: readonly MerchantConfig[] = readMerchants(merchantFolders())

/** Their codes. */
export const MERCHANTS: readonly string[] = MERCHANT_CONFIGS.map(({ code }) => code)

const byCode = new Map(MERCHANT_CONFIGS.map((merchant) => [merchant.code, merchant]))

export const findMerchant = (code: string): MerchantConfig | undefined => byCode.get(code)

/** @throws RangeError for a code that no merchant has */
export function merchantConfig(code: string): MerchantConfig {
  const installed = byCode.get(code)
  if (!installed) throw new RangeError(`There is no merchant ${code}: ${MERCHANTS.join(', ')}`)
  return installed
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Changes with any file of a merchant's folder. */
export const MERCHANTS_VERSION = hash(JSON.stringify(MERCHANT_CONFIGS))

/** Returns the name of a logo's picture. It changes with the logo, because pictures are cached for ever. */
export const markName = ({ code, mark }: Pick<MerchantConfig, 'code' | 'mark'>): string => `${code}-${hash(mark)}`

/** Returns the path of a logo's picture. */
export const markPath = (merchant: Pick<MerchantConfig, 'code' | 'mark'>): string =>
  `/img/mark/${markName(merchant)}.svg`
