import { languageOf, type PackLanguage } from '@understudy/contracts'
import type { MerchantConfig } from '@understudy/merchants'
import type { Texts } from '@understudy/seed'
import { SCREENSHOT } from './screenshot.ts'

export const ICON_SIZES = [180, 512] as const
const iconPath = (merchant: string, size: (typeof ICON_SIZES)[number]) => `/download/${merchant}/icon-${size}.png`

/** Pages behind a long press on the installed app's icon. */
const SHORTCUTS: readonly { url: string; name: Texts }[] = [
  { url: '/m/voucherCenter', name: { UR: 'رقم جمع کرائیں', 'UR-LA': 'Raqam jama karayein', EN: 'Deposit' } },
  { url: '/m/lottery', name: { UR: 'لاٹری', 'UR-LA': 'Lottery', EN: 'Lottery' } },
  { url: '/m/webEmail', name: { UR: 'ان باکس', 'UR-LA': 'Inbox', EN: 'Inbox' } },
]

const HOME: Texts = {
  UR: 'ہوم: بینر، گیمز اور مینو',
  'UR-LA': 'Home: banner, games aur menu',
  EN: 'Home: banner, games and menu',
}

interface Shown {
  brand: string
  /** Address of the logo. */
  mark: string
  language: PackLanguage
}

/** The web app manifest of a merchant, in a language. */
export const webManifest = ({ code, tokens }: MerchantConfig, { brand, mark, language }: Shown) => ({
  id: '/m/home',
  name: brand,
  short_name: brand,
  start_url: '/m/home',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  lang: languageOf(language).tag,
  dir: languageOf(language).dir,
  background_color: tokens.dark.bg,
  theme_color: tokens.dark.bg,
  icons: [
    { src: mark, sizes: 'any', type: 'image/svg+xml' },
    { src: iconPath(code, 180), sizes: '180x180', type: 'image/png' },
    { src: iconPath(code, 512), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: iconPath(code, 512), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: `/download/${code}/home-${languageOf(language).dir}.png`,
      sizes: `${SCREENSHOT.width}x${SCREENSHOT.height}`,
      type: 'image/png',
      form_factor: 'narrow',
      label: HOME[language],
    },
  ],
  shortcuts: SHORTCUTS.map(({ url, name }) => ({
    name: name[language],
    url,
    icons: [{ src: iconPath(code, 180), sizes: '180x180', type: 'image/png' }],
  })),
})
