import type { Theme } from '@understudy/contracts/client-config'

/** The address of the gateway's page in the colours of the app; undefined for what is no address of the web. */
export function paymentAddress(address: string, theme: Theme): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  url.searchParams.set('theme', theme)
  return url.href
}
