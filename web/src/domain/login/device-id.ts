import * as z from 'zod/mini'
import { storedText } from '@/shared/storage'
import { uuid } from '@/shared/uuid'

const item = storedText('loginDeviceId', z.string().check(z.regex(/^[0-9a-f-]{36}$/)))

/** Id of this browser in logins, kept when everything else is cleared. */
export function deviceId(): string {
  const stored = item.read()
  if (stored) return stored
  const fresh = uuid()
  item.write(fresh)
  return fresh
}
