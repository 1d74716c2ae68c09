import { decodedPath } from '@understudy/contracts/service-path'
import type { CustomerService } from '@understudy/contracts/system'

export interface ServiceLink {
  kind: 'chat' | 'whatsapp' | 'service'
  url: string
}

/** The customer service links; entries that do not decode to a web URL are skipped. */
export const serviceLinks = (entries: readonly CustomerService[]): ServiceLink[] =>
  entries.flatMap((entry) => {
    const url = decodedPath(entry.path)
    return url && isWebAddress(url) ? [{ kind: kindOf(entry), url }] : []
  })

function kindOf({ csType, title }: CustomerService): ServiceLink['kind'] {
  if (csType) return 'chat'
  return title?.toLowerCase() === 'whatsapp' ? 'whatsapp' : 'service'
}

function isWebAddress(url: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(url, location.origin).protocol)
  } catch {
    return false
  }
}
