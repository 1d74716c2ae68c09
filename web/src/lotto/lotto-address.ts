import { MERCHANTS } from 'virtual:merchants'
import { CLIENT_CONFIG, THEMES } from '@understudy/contracts/client-config'
import { PRIZE_MODE_IDS, type PrizeMode } from '@understudy/contracts/lottery/terms'

export const DRESSES = ['fast', 'vn', 'sea'] as const
export type Dress = (typeof DRESSES)[number]

/** The URL parameters of the lottery page; invalid ones count as absent. */
export interface LottoAddress {
  dress: Dress
  playType: 'trad' | 'ent'
  /** The number of a game, or `lobby`. */
  gameId: string
  ticket: string | undefined
  prizeMode: PrizeMode | undefined
}

const PATH = /^\/m\/lotto-h5\/([^/]+)\/([^/]+)\/games\/([^/]+)\/?$/

const known = <T extends string>(values: readonly T[], value: string | null | undefined): T | undefined =>
  values.find((one) => one === value)

export function readAddress({ pathname, search }: { pathname: string; search: string }): LottoAddress {
  const [, dress, playType, gameId = 'lobby'] = PATH.exec(pathname) ?? []
  const query = new URLSearchParams(search)
  return {
    dress: known(DRESSES, dress) ?? 'fast',
    playType: known(['trad', 'ent'] as const, playType) ?? 'trad',
    gameId: /^\d{1,9}$/.test(gameId) ? gameId : 'lobby',
    ticket: query.get('token') ?? undefined,
    prizeMode: known(Object.keys(PRIZE_MODE_IDS) as PrizeMode[], query.get('prize_mode')),
  }
}

/** Applies merchant and theme from the URL: the merchant decides the colours, `css` is the theme's name. */
export function applyLook(html: HTMLElement, search: string) {
  const query = new URLSearchParams(search)
  html.dataset.merchant = known(MERCHANTS, query.get('merchant')) ?? html.dataset.merchant ?? CLIENT_CONFIG.merchantCode
  html.dataset.theme = known(THEMES, query.get('css')) ?? THEMES[0]
}

/** URL of another game, without the ticket, which is valid for one opening only. */
export function addressOf({ dress, playType, gameId }: LottoAddress, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('token')
  return `/m/lotto-h5/${dress}/${playType}/games/${gameId}${query.size ? `?${query}` : ''}`
}
