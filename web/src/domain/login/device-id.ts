import * as z from 'zod/mini'
import { storedText } from '@/shared/storage'
import { uuid } from '@/shared/uuid'

const item = storedText('loginDeviceId', z.string().check(z.regex(/^[0-9a-f-]{36}$/)))

/** Names this browser in logins, and stays when everything else is forgotten. */
export function deviceId(): string {
  const known = item.read()
  if (known) return known
  const fresh = uuid()
  item.write(fresh)
  return fresh
}
