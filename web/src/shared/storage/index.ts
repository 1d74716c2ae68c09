import { MERCHANT_CODE, THEMES } from '@understudy/contracts/client-config'
import { TOKEN_PATTERN } from '@understudy/contracts/field-facts'
import { LANGUAGE_CODES, PSEUDO_LOCALES } from '@understudy/contracts/languages'
import { MEMBER_TYPES } from '@understudy/contracts/member-type'
import * as z from 'zod/mini'
import { attempt, clearTabStorage, jsonItem, removeStored, type Schema, type StoredItem, textItem } from './item.ts'
import { KEYS, keysForgottenAt, type StorageKey } from './keys.ts'
import { worldCookie } from './world-cookie.ts'

const sessionInfo = z.object({
  token: z.string().check(z.regex(TOKEN_PATTERN)),
  merchantCode: z.string().check(z.regex(MERCHANT_CODE)),
  userName: z.string().check(z.minLength(1)),
  type: z.literal(MEMBER_TYPES),
  firstTimeLogin: z.boolean(),
})

/** The values that the shell reads; a feature declares its own with `stored` and a key of `KEYS`. */
export const storage = {
  theme: textItem('theme', z.enum(THEMES)),
  language: textItem('language', z.enum(LANGUAGE_CODES)),
  pseudo: textItem('pseudo', z.enum(['off', ...PSEUDO_LOCALES])),
  session: jsonItem('MC_SESSION_INFO', sessionInfo),
  autoLogin: textItem('autoLogin', z.enum(['0', '1'])),
  world: textItem('world', z.string()),
} as const

/** Declares a feature's stored value; its key must be in `KEYS`, which says when it is cleared. */
export const stored = <T>(key: StorageKey, schema: Schema<T>): StoredItem<T> => jsonItem(key, schema)

/** Declares a feature's value that is stored as plain text. */
export const storedText = <T extends string>(key: StorageKey, schema: Schema<T>): StoredItem<T> => textItem(key, schema)

/** Declares a value of this tab only; it is cleared with the tab and by a logout. */
export const inTab = <T>(key: string, schema: Schema<T>): StoredItem<T> => jsonItem(key, schema, { area: 'session' })

/**
 * Clears all data of the session and the whole session storage (spec §4) at a logout. When the server ended the session,
 * the tab keeps what its member was about to do, to continue after the login.
 */
export function forgetSession(endedToken?: string) {
  for (const key of keysForgottenAt('logout')) removeStored('local', key)
  if (!endedToken) clearTabStorage()
}

/**
 * Clears session, popup states and caches when the browser opens another world; language and theme belong to the person
 * and stay.
 */
export function forgetOtherWorld() {
  const currentWorld = attempt(worldCookie.read) ?? 'default'
  const before = storage.world.read()
  if (before === currentWorld) return
  // Without a stored world nothing is known to be foreign: a session written by a link or a test stays.
  if (before !== undefined) {
    for (const key of keysForgottenAt('world')) removeStored('local', key)
    clearTabStorage()
  }
  storage.world.write(currentWorld)
}

export { KEYS, type StorageKey, type StoredItem, worldCookie }
