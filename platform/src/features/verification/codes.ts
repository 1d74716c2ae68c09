import { type LanguageCode, platformError, verification } from '@understudy/contracts'
import { DAY, HOUR, MINUTE } from '@understudy/contracts/durations'
import type { World } from '../../world/world.ts'
import { systemRepository } from '../system/index.ts'
import { codeMessage } from './messages.ts'
import { type CodeKey, codesRepository } from './verification.repository.ts'

const { digits, life, perAddressAndHour, perDay, perHour, resend, tries } = verification.CODES

/** Purpose and target of a code; `owner` is a member's id, or 0 without a session. */
export type { CodeKey }

export interface CodeRequest extends CodeKey {
  channel: verification.CodeChannel
  language: LanguageCode
  /** Network address of the caller. */
  ip: string
  /**
   * False for a target that no account has: it is counted and answered like any other, but nothing is sent, so the
   * caller learns nothing.
   */
  deliver: boolean
}

/**
 * Sends a code to the outbox; returns its expiry, epoch ms. Rate limited per target and per network address.
 * @throws PlatformError `sms.too_often` within the resend pause, `sms.limit` over a cap of the hour or the day
 */
export function sendCode(world: World, request: CodeRequest): { expiresAt: number } {
  const { merchant, purpose, target, owner, channel, language, ip, deliver } = request
  return world.transaction(() => {
    refuseTooOften(world, request)
    const now = world.now()
    const code = world.setting.pinnedCode ?? world.random.digits(digits)
    const expiresAt = now + life
    world.use(codesRepository).add({ merchant, purpose, target, owner, code, ip, sentAt: now, expiresAt })
    if (deliver) {
      const { brand } = world.use(systemRepository).merchant(merchant)
      const text = codeMessage(purpose, language, { brand, code, minutes: life / MINUTE })
      world.outbox.send({ kind: channel, to: target, text, code })
    }
    return { expiresAt }
  })
}

/**
 * Refuses an expired code, and a wrong one (five tries void it); leaves a right one for `spendCode`. Call it outside of
 * a transaction: a rollback would discard the counted try.
 */
export function checkCode(world: World, key: CodeKey, code: string): void {
  rightCode(world, key, code)
}

/** Checks like `checkCode` and uses up a right code; within a transaction, only if that commits. */
export function spendCode(world: World, key: CodeKey, code: string): void {
  world.use(codesRepository).spend(rightCode(world, key, code), world.now())
}

/** Returns when a key's current code expires; undefined when there is none. */
export function codeUnderWay(world: World, key: CodeKey): { expiresAt: number } | undefined {
  const latest = world.use(codesRepository).latest(key, world.now())
  const alive = latest && latest.usedAt === null && latest.tries < tries && world.now() < latest.expiresAt
  return alive ? { expiresAt: latest.expiresAt } : undefined
}

/** Returns when a key's latest code was requested, unless it was used; epoch ms. */
export function codeAskedAt(world: World, key: CodeKey): number | undefined {
  const latest = world.use(codesRepository).latest(key, world.now())
  return latest?.usedAt === null ? latest.sentAt : undefined
}

function rightCode(world: World, key: CodeKey, code: string): number {
  const codes = world.use(codesRepository)
  const latest = codes.latest(key, world.now())
  if (!latest || latest.usedAt !== null) throw platformError('sms.code.invalid')
  if (latest.tries >= tries || world.now() >= latest.expiresAt) throw platformError('sms.code.expired')
  if (latest.code === code) return latest.id
  codes.miss(latest.id)
  throw platformError('sms.code.invalid', { remaining: tries - latest.tries - 1 })
}

function refuseTooOften(world: World, request: CodeRequest): void {
  const codes = world.use(codesRepository)
  const now = world.now()
  const { merchant, target, ip } = request
  const latest = codes.latest(request, now)
  if (latest && now < latest.sentAt + resend)
    throw platformError('sms.too_often', { retryAfter: seconds(latest.sentAt + resend - now) })
  const caps = [
    [codes.toTarget(merchant, target, now - HOUR, now), perHour, HOUR],
    [codes.toTarget(merchant, target, now - DAY, now), perDay, DAY],
    [codes.fromAddress(ip, now - HOUR, now), perAddressAndHour, HOUR],
  ] as const
  for (const [{ count, first }, most, window] of caps)
    if (count >= most) throw platformError('sms.limit', { retryAfter: seconds(first + window - now) })
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))
