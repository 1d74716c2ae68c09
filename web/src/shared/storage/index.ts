import { THEMES } from '@understudy/contracts/client-config'
import { LANGUAGE_CODES } from '@understudy/contracts/languages'
import { SessionInfo } from '@understudy/contracts/open-session'
import * as z from 'zod/mini'
import { attempt, jsonItem, type StoredItem, storageOf, textItem } from './item.ts'
import { KEYS, keysForgottenAt, type StorageKey } from './keys.ts'

/** The values the shell itself reads; a feature declares its own with `stored` and a key of `KEYS`. */
export const storage = {
  theme: textItem('theme', z.enum(THEMES)),
  language: textItem('language', z.enum(LANGUAGE_CODES)),
  session: jsonItem('MC_SESSION_INFO', SessionInfo),
  autoLogin: textItem('autoLogin', z.enum(['0', '1'])),
  world: textItem('world', z.string()),
} as const

/** Declares a feature's value; the key must stand in `KEYS`, which says when it is forgotten. */
export const stored = <S extends z.core.$ZodType>(key: StorageKey, schema: S): StoredItem<z.output<S>> =>
  jsonItem(key, schema)

/** A feature's value that is kept as plain text. */
export const storedText = <S extends z.core.$ZodType<string>>(key: StorageKey, schema: S): StoredItem<z.output<S>> =>
  textItem(key, schema)

/** A value of this tab alone; it goes with the tab, and with a logout. */
export const inTab = <S extends z.core.$ZodType>(key: string, schema: S): StoredItem<z.output<S>> =>
  jsonItem(key, schema, { area: 'session' })

/** Logout: everything of the session, and the whole session storage (spec §4). */
export function forgetSession() {
  for (const key of keysForgottenAt('logout')) attempt(() => storageOf('local').removeItem(key))
  attempt(() => storageOf('session').clear())
}

/** What only remembers, at somebody's wish; who is logged in, the language and the theme stay. */
export function forgetStored() {
  const kept: readonly StorageKey[] = ['MC_SESSION_INFO', 'autoLogin']
  for (const key of keysForgottenAt('world')) if (!kept.includes(key)) attempt(() => storageOf('local').removeItem(key))
  attempt(() => storageOf('session').clear())
}

/**
 * A browser that meets another world must not show it the session, popups and caches of the one before;
 * language and theme are the person's and stay.
 */
export function forgetOtherWorld() {
  const here = /(?:^|; )world=([^;]*)/.exec(attempt(() => document.cookie) ?? '')?.[1] ?? 'default'
  const before = storage.world.read()
  if (before === here) return
  // Without a mark nothing is known to be foreign: a session put there by a link or a test stays.
  if (before !== undefined) {
    for (const key of keysForgottenAt('world')) attempt(() => storageOf('local').removeItem(key))
    attempt(() => storageOf('session').clear())
  }
  storage.world.write(here)
}

export { KEYS, type StorageKey, type StoredItem }
