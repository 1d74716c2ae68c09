import type { Theme } from '@understudy/contracts/client-config'

/** URL of the gateway's page with the app's colours; undefined unless it is a web URL. */
export function paymentAddress(address: string, theme: Theme): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  url.searchParams.set('theme', theme)
  return url.href
}
