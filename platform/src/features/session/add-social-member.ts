import { artUrl } from '@understudy/art'
import { MODULES, platformError } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { flagsRepository, systemRepository } from '../system/index.ts'
import type { LoginCall } from './login-result.ts'

const AVATARS = 24

/**
 * Adds a member without a password from a social identity, if the merchant accepts new members.
 * @throws PlatformError `register.closed`
 */
export function addSocialMember(
  { world, merchant }: Pick<LoginCall, 'world' | 'merchant'>,
  { email, name }: { email: string; name: string },
): Member {
  const { settings } = world.use(systemRepository).merchant(merchant)
  const open = world.use(flagsRepository).isOn(merchant, MODULES.register) && settings.registerMethods.length > 0
  if (!open) throw platformError('register.closed')
  const now = world.now()
  return world.use(membersRepository).add({
    merchant,
    username: freeName(world, merchant, email),
    nickname: name,
    email,
    registeredAt: now,
    avatar: artUrl.avatar(1 + world.random.below(AVATARS)),
    firstTimeLogin: true,
  })
}

/**
 * Derives a free username from the e-mail address, by the registration's rules: a letter first, 6 to 13 letters and
 * digits.
 */
function freeName(world: World, merchant: LoginCall['merchant'], email: string): string {
  const [local = ''] = email.toLowerCase().split('@')
  const stem =
    local
      .replace(/[^a-z0-9]/g, '')
      .replace(/^\d+/, '')
      .slice(0, 8) || 'player'
  const candidate = () => stem + world.random.digits(5)
  let name = candidate()
  while (world.use(membersRepository).byName(merchant, name)) name = candidate()
  return name
}
