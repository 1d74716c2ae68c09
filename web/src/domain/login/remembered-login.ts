import { LOGIN_TYPES } from '@understudy/contracts/session'
import * as z from 'zod/mini'
import { stored } from '@/shared/storage'

const RememberedLogin = z.object({
  type: z.enum(LOGIN_TYPES),
  username: z.string(),
  /** Encoded; empty if the build stores no passwords. */
  password: z.string(),
  countryDialingCode: z.string(),
})

const items = {
  username: stored('rememberedLogin.username', RememberedLogin),
  sms: stored('rememberedLogin.sms', RememberedLogin),
} as const

const SECRET = '#understudy'

const encoded = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const decoded = (text: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)))

/**
 * Spec §3: encoded twice, with a secret suffix. This is obfuscation, not protection, so a build with
 * VITE_REMEMBER_PASSWORD=0 stores no password.
 */
export const encodePassword = (password: string) => encoded(encoded(password + SECRET))

function decodePassword(text: string): string {
  try {
    const password = decoded(decoded(text))
    return password.endsWith(SECRET) ? password.slice(0, -SECRET.length) : ''
  } catch {
    return ''
  }
}

export const keepsPasswords = () => import.meta.env.VITE_REMEMBER_PASSWORD !== '0'

export type RememberedMethod = 'username' | 'sms'

/** Credentials to remember by login method; message codes are valid once and not stored. */
export interface Remembered {
  username: string
  password: string
  countryDialingCode: string
}

/** The credentials of the last login by method; password screens do not ask for an old password that is stored here. */
export const rememberedLogin = {
  read(method: RememberedMethod): Remembered | undefined {
    const remembered = items[method].read()
    if (!remembered) return undefined
    const { username, password, countryDialingCode } = remembered
    return { username, password: keepsPasswords() ? decodePassword(password) : '', countryDialingCode }
  },
  keep: (method: RememberedMethod, { username, password, countryDialingCode }: Remembered) =>
    items[method].write({
      type: method,
      username,
      password: password && keepsPasswords() ? encodePassword(password) : '',
      countryDialingCode,
    }),
  forget: (method: RememberedMethod) => items[method].remove(),
}
