import type { CustomerService } from '@understudy/contracts/system'

export interface ServiceLink {
  kind: 'chat' | 'whatsapp' | 'service'
  url: string
}

const KEY_LENGTH = 8

/** Decodes an obfuscated path: base64 XORed with the 8 characters at its end (spec §3). */
export function decoded(path: string): string | undefined {
  const key = path.slice(-KEY_LENGTH)
  try {
    const masked = Uint8Array.from(atob(path.slice(0, -KEY_LENGTH)), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      masked.map((byte, index) => byte ^ key.charCodeAt(index % KEY_LENGTH)),
    )
  } catch {
    return undefined
  }
}

/** The customer service links; entries that do not decode to a web URL are skipped. */
export const serviceLinks = (entries: readonly CustomerService[]): ServiceLink[] =>
  entries.flatMap((entry) => {
    const url = decoded(entry.path)
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
