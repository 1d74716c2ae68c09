import { artUrl } from '@understudy/art'
import { dayOf, isOldEnough, type MerchantCode, member, platformError } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { systemRepository } from '../system/index.ts'
import { cleanPicture } from '../uploads/index.ts'
import { type Member, membersRepository } from './member.repository.ts'
import { maskedEmail, maskedMobile } from './member-facts.ts'
import { picturesRepository } from './pictures.repository.ts'
import { profilesRepository } from './profile.repository.ts'

const AVATARS = Array.from({ length: 24 }, (_, index) => artUrl.avatar(index + 1))
const AVATAR = { side: 512, fit: 'cover' } as const
/** Prefix of an uploaded picture's name. The address is built at each read, because a fork has another world id. */
const UPLOAD = 'upload:'

export const memberRoutes = [
  handle(member.memberInfo, ({ world, caller, merchant }) => infoOf(world, merchant, caller.memberId)),

  handle(member.editMember, ({ world, caller: { memberId }, merchant, body }) =>
    world.transaction(() => {
      edit(world, merchant, memberId, body)
      return infoOf(world, merchant, memberId)
    }),
  ),

  handle(member.memberIcon, ({ world, caller }) => iconOf(world, caller.memberId)),

  handle(member.setMemberIcon, async ({ world, caller: { memberId }, body, file }) => {
    const avatar = body.avatarType === 'UPLOAD' ? await uploaded(world, memberId, file?.bytes) : chosen(body.avatar)
    world.transaction(() => {
      if (body.avatarType === 'STATIC') world.use(picturesRepository).remove(memberId)
      world.use(membersRepository).change(memberId, { avatar })
    })
    return iconOf(world, memberId)
  }),

  handle(member.avatars, () => AVATARS),
]

function memberOf(world: World, id: number): Member {
  const row = world.use(membersRepository).byId(id)
  if (!row) throw platformError('login.not.session')
  return row
}

function infoOf(world: World, merchant: MerchantCode, memberId: number): member.MemberInfo {
  const row = memberOf(world, memberId)
  const { birthday, nicknameEditedAt } = world.use(profilesRepository).of(memberId)
  return {
    id: row.id,
    customerId: row.id,
    type: row.type,
    nickname: row.nickname,
    account: row.username,
    mobile: maskedMobile(row.mobile),
    email: maskedEmail(row.email),
    birthday,
    regDate: row.registeredAt,
    toUpline: row.upline,
    clubLabel: { labelName: row.vipLabel || '0' },
    currency: world.use(systemRepository).merchant(merchant).currency,
    liveModel: row.liveModel,
    editable: { nickname: nicknameEditedAt === null, email: row.email === '', birthday: birthday === '' },
  }
}

interface Edit {
  nickname?: string | undefined
  email?: string | undefined
  birthday?: string | undefined
}

function edit(world: World, merchant: MerchantCode, memberId: number, { nickname, email, birthday }: Edit): void {
  const { editable } = infoOf(world, merchant, memberId)
  const members = world.use(membersRepository)
  const profiles = world.use(profilesRepository)
  if (nickname !== undefined) {
    if (!editable.nickname) throw platformError('profile.edited', { fields: { nickname: ['once'] } })
    members.change(memberId, { nickname })
    profiles.change(memberId, { nicknameEditedAt: world.now() })
  }
  if (email !== undefined) {
    if (!editable.email) throw platformError('profile.edited', { fields: { email: ['once'] } })
    if (members.byEmail(merchant, email)) throw platformError('email.exists')
    members.change(memberId, { email: email.toLowerCase() })
  }
  if (birthday !== undefined) {
    if (!editable.birthday) throw platformError('profile.edited', { fields: { birthday: ['once'] } })
    const { minimumAge } = world.use(systemRepository).merchant(merchant).settings
    if (!isOldEnough(birthday, dayOf(world.now()), minimumAge))
      throw platformError('field.invalid', { fields: { birthday: ['range'] } })
    profiles.change(memberId, { birthday })
  }
}

function iconOf(world: World, memberId: number) {
  const { avatar } = memberOf(world, memberId)
  if (!avatar.startsWith(UPLOAD)) return { avatar, avatarType: 'STATIC' as const }
  return { avatar: `/img/upload/${world.id}/${avatar.slice(UPLOAD.length)}.webp`, avatarType: 'UPLOAD' as const }
}

function chosen(avatar: string | undefined): string {
  if (avatar === undefined || !AVATARS.includes(avatar))
    throw platformError('field.invalid', { fields: { avatar: [avatar === undefined ? 'required' : 'enum'] } })
  return avatar
}

async function uploaded(world: World, memberId: number, bytes: Uint8Array | undefined): Promise<string> {
  if (!bytes) throw platformError('field.invalid', { fields: { icon: ['required'] } })
  const picture = await cleanPicture(bytes, AVATAR)
  const name = hostRandom.bytes(16).toString('hex')
  world.use(picturesRepository).keep(memberId, { name, bytes: picture, at: world.now() })
  return UPLOAD + name
}
