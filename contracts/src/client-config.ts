import { DEFAULT_LANGUAGE, PACK_LANGUAGES } from './languages.ts'

/** The client's own configuration (spec §3); a build or host serves one merchant. */
export const CLIENT_CONFIG = {
  platform: 'mobile',
  merchantCode: 'aurora1',
  defaultLanguage: DEFAULT_LANGUAGE,
  languages: PACK_LANGUAGES,
  defaultTheme: 'dark',
  /** Used when the settings name no image CDN: the app's own origin, so no outside network is needed. */
  imageCdnFallback: ['/'],
} as const

/** Pattern of merchant codes; the server knows the existing ones. */
export const MERCHANT_CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/
export type MerchantCode = string

export const GATEWAYS = { WEB: 1, MOBILE: 3 } as const
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott'] as const
/** Play type to its form in addresses. */
export const PLAY_TYPES = { Tradition: 'trad', Entertainment: 'ent' } as const
export const LOTTERY_VENDORS = ['TCG_LOTTO_VN', 'TCG_SEA'] as const
export const ESPORT_VENDORS = ['AV', 'IMES', 'IA', 'AI', 'TF'] as const
export const COCKFIGHT_VENDORS = ['DS88', 'DIG', 'WGB', 'SV3'] as const
export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
