import * as z from 'zod/mini'
import { storedText } from '@/shared/storage'

const item = storedText('loginDeviceId', z.string().check(z.regex(/^[0-9a-f-]{36}$/)))

/** `crypto.randomUUID` is missing on plain HTTP addresses other than localhost. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Names this browser in logins, and stays when everything else is forgotten. */
export function deviceId(): string {
  const known = item.read()
  if (known) return known
  const fresh = uuid()
  item.write(fresh)
  return fresh
}
