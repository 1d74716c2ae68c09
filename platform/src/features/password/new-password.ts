import { type MerchantCode, password, platformError } from '@understudy/contracts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { hashPassword, membersRepository } from '../member/index.ts'
import { sessionsRepository } from '../session/index.ts'
import { systemRepository } from '../system/index.ts'

interface NewPassword {
  newPassword: string
  confirmNewPassword: string
  oldPassword?: string
}

/** Applies the registration's password rules to a new password. @throws PlatformError `field.invalid` */
export function refuseNewPassword(
  world: World,
  merchant: MerchantCode,
  username: string,
  { newPassword, confirmNewPassword, oldPassword }: NewPassword,
): void {
  const { fields } = world.use(systemRepository).merchant(merchant).settings.registration
  const broken = password.checkNewPassword(fields.password, newPassword, username)
  if (broken.length > 0) throw platformError('field.invalid', { fields: { newPassword: broken } })
  if (newPassword !== confirmNewPassword) throw platformError('password.not.match')
  if (newPassword === oldPassword) throw platformError('password.same')
}

/**
 * Stores a password and ends every session except `keep`, so that anyone who knew the old one is logged out. `spend`
 * runs in the same transaction, for instance to use up a code.
 */
export async function storePassword(
  world: World,
  memberId: number,
  newPassword: string,
  { keep, spend }: { keep?: string | undefined; spend?: () => void } = {},
): Promise<void> {
  const passwordHash = await hashPassword(newPassword, hostRandom.bytes(16))
  const now = world.now()
  world.transaction(() => {
    spend?.()
    world.use(membersRepository).change(memberId, { passwordHash, passwordChangedAt: now })
    world.use(sessionsRepository).endAll(memberId, now, keep)
  })
}
