import { MERCHANTS } from 'virtual:merchants'
import { CLIENT_CONFIG, THEMES } from '@understudy/contracts/client-config'
import { PRIZE_MODE_IDS, type PrizeMode } from '@understudy/contracts/lottery/terms'

export const SKINS = ['fast', 'vn', 'sea'] as const
export type Skin = (typeof SKINS)[number]

/** The URL parameters of the lottery page; invalid ones count as absent. */
export interface LottoAddress {
  skin: Skin
  playType: 'trad' | 'ent'
  /** The number of a game, or `lobby`. */
  gameId: string
  ticket: string | undefined
  prizeMode: PrizeMode | undefined
}

const PATH = /^\/m\/lotto-h5\/([^/]+)\/([^/]+)\/games\/([^/]+)\/?$/

const findIn = <T extends string>(values: readonly T[], value: string | null | undefined): T | undefined =>
  values.find((one) => one === value)

export function readAddress({ pathname, search }: { pathname: string; search: string }): LottoAddress {
  const [, skinName, playType, gameId = 'lobby'] = PATH.exec(pathname) ?? []
  const query = new URLSearchParams(search)
  return {
    skin: findIn(SKINS, skinName) ?? 'fast',
    playType: findIn(['trad', 'ent'] as const, playType) ?? 'trad',
    gameId: /^\d{1,9}$/.test(gameId) ? gameId : 'lobby',
    ticket: query.get('token') ?? undefined,
    prizeMode: findIn(Object.keys(PRIZE_MODE_IDS) as PrizeMode[], query.get('prize_mode')),
  }
}

/** Applies merchant and theme from the URL: the merchant decides the colours, `css` is the theme's name. */
export function applyLook(html: HTMLElement, search: string) {
  const query = new URLSearchParams(search)
  html.dataset.merchant =
    findIn(MERCHANTS, query.get('merchant')) ?? html.dataset.merchant ?? CLIENT_CONFIG.merchantCode
  html.dataset.theme = findIn(THEMES, query.get('css')) ?? THEMES[0]
}

/** URL of another game, without the ticket, which is valid for one opening only. */
export function addressOf({ skin: skinName, playType, gameId }: LottoAddress, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('token')
  return `/m/lotto-h5/${skinName}/${playType}/games/${gameId}${query.size ? `?${query}` : ''}`
}
