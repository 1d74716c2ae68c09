import { CLIENT_CONFIG, lottery, THEMES } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'

/** The path of the lottery page (ROUTE-023). */
export const LOTTO_PATH = '/m/lotto-h5/:mui/:playType/games/:gameId'

export interface LottoPath {
  mui: string
  playType: string
  gameId: string
}

const ADDRESS: Readonly<Record<keyof LottoPath, RegExp>> = {
  mui: /^(fast|vn|sea)$/,
  playType: /^(trad|ent)$/,
  gameId: /^(\d{1,9}|lobby)$/,
}

export const isLottoPath = (params: LottoPath): boolean =>
  Object.entries(ADDRESS).every(([name, pattern]) => pattern.test(params[name as keyof LottoPath]))

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value)

/** Writes the URL's parameters into the page, so that its colours are there at the first paint. */
export function withAddress(html: string, { gameId }: LottoPath, query: Readonly<Record<string, unknown>>): string {
  const { merchant, css, prize_mode } = query
  const prizeModes = Object.keys(lottery.PRIZE_MODE_IDS)
  const facts = {
    merchant: oneOf(MERCHANTS, merchant) ?? CLIENT_CONFIG.merchantCode,
    theme: oneOf(THEMES, css) ?? CLIENT_CONFIG.defaultTheme,
    game: gameId,
    'prize-mode': oneOf(prizeModes, prize_mode) ?? '',
  }
  const attributes = Object.entries(facts).map(([name, value]) => `data-${name}="${value}"`)
  return html.replace(/data-merchant="[a-z0-9]*" data-theme="[a-z]*"/, () => attributes.join(' '))
}
