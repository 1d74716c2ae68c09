import type { MerchantConfig } from '@understudy/merchants'

export const ICON_SIZES = [180, 512] as const
const iconPath = (merchant: string, size: (typeof ICON_SIZES)[number]) => `/download/${merchant}/icon-${size}.png`

/** The web app manifest of a merchant. */
export const webManifest = ({ code, tokens }: MerchantConfig, brand: string, mark: string) => ({
  id: '/m/home',
  name: brand,
  short_name: brand,
  start_url: '/m/home',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: tokens.dark.bg,
  theme_color: tokens.dark.bg,
  icons: [
    { src: mark, sizes: 'any', type: 'image/svg+xml' },
    { src: iconPath(code, 180), sizes: '180x180', type: 'image/png' },
    { src: iconPath(code, 512), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: iconPath(code, 512), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
