import type { MerchantCode } from '@understudy/contracts'

/** The ground of each merchant's dark theme, which every icon stands on. */
const GROUND: Readonly<Record<MerchantCode, string>> = {
  aurora1: '#0b1220',
  basalt2: '#101112',
  cedar3: '#14100d',
  dune4: '#0e1018',
  ember5: '#150b10',
}

export const ICON_SIZES = [180, 512] as const
export const iconPath = (merchant: MerchantCode, size: (typeof ICON_SIZES)[number]) =>
  `/download/${merchant}/icon-${size}.png`

/** What a browser needs to put the app on the home screen. */
export const webManifest = (merchant: MerchantCode, brand: string, mark: string) => ({
  id: '/m/home',
  name: brand,
  short_name: brand,
  start_url: '/m/home',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: GROUND[merchant],
  theme_color: GROUND[merchant],
  icons: [
    { src: mark, sizes: 'any', type: 'image/svg+xml' },
    { src: iconPath(merchant, 180), sizes: '180x180', type: 'image/png' },
    { src: iconPath(merchant, 512), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: iconPath(merchant, 512), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
