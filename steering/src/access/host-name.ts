// Validation of Host headers and of origins that may be framed.
import { LRUCache } from 'lru-cache'
import { LOCAL_NAMES } from './phone-hosts.ts'

const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,252}))(:\d{1,5})?$/i

/** Results for the last hosts: nearly all calls name the same one, and parsing it is the most expensive part here. */
const hostKinds = new LRUCache<string, 'loopback' | 'elsewhere' | 'nowhere'>({ max: 200 })

function placeOf(host: string): 'loopback' | 'elsewhere' | undefined {
  if (!HOST.test(host)) return undefined
  const known = hostKinds.get(host) ?? parsedPlaceOf(host) ?? 'nowhere'
  hostKinds.set(host, known)
  return known === 'nowhere' ? undefined : known
}

function parsedPlaceOf(host: string): 'loopback' | 'elsewhere' | undefined {
  if (!URL.canParse(`http://${host}`)) return undefined
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '')
  return name === 'localhost' || LOCAL_NAMES.has(name) || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
    ? 'loopback'
    : 'elsewhere'
}

/** Whether a Host header is a valid name or IP address with an optional port, so that it may be used in a policy or redirect. */
export const isHost = (host: string): boolean => placeOf(host) !== undefined

/**
 * Whether a Host header names the loopback address in any spelling, or is one of the names below `localhost` that phones
 * have, which a DNS name of another site cannot be.
 */
export const isLocalHost = (host: string | undefined): boolean => host !== undefined && placeOf(host) === 'loopback'

/** Whether an origin may be framed: https anywhere, or http on localhost. Anything else could be changed in transit. */
export function isFrameable(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.host))
}
