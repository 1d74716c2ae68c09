import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, MemberTypeField, Time } from './fields.ts'

/** An address of the usual shape, shorter than 255 (spec §5). */
export const EmailAddress = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/))
export const Nickname = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(16), z.regex(/^[\p{L}\p{M}\p{N}\u200c ]+$/u))
/** `YYYY-MM-DD`, a day that exists. */
export const Birthday = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true, { error: 'pattern' }),
)

/** Member info (spec §3); mobile and email arrive masked. */
export const MemberInfo = z.object({
  id: z.int(),
  customerId: z.int(),
  type: MemberTypeField,
  nickname: z.string(),
  account: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** Birthday, `YYYY-MM-DD`; empty if unknown. */
  birthday: z.string(),
  regDate: Time,
  /** Account of the upline, empty without one. */
  toUpline: z.string(),
  /** VIP label; `0` without one. */
  clubLabel: z.object({ labelName: z.string() }),
  currency: z.string(),
  /** Whether the live-model feature is on, which adds banners of the group `m_live`. */
  liveModel: z.boolean(),
  /** Fields that can still be changed here, each once; an existing e-mail address is changed in the security centre. */
  editable: z.object({ nickname: z.boolean(), email: z.boolean(), birthday: z.boolean() }),
})
export type MemberInfo = z.infer<typeof MemberInfo>

export const memberInfo = endpoint({
  name: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  summary: 'Returns the profile of the logged-in member.',
  reply: MemberInfo,
  origin: 'assumed',
  requirements: ['DATA-002', 'HOME-041'],
})

export const editMember = endpoint({
  name: 'member.edit',
  method: 'POST',
  path: '/wps/member/info',
  access: 'real',
  summary: 'Changes nickname and birthday, each once, and adds an e-mail address where there is none.',
  body: z
    .strictObject({
      nickname: z.optional(Nickname),
      email: z.optional(EmailAddress),
      birthday: z.optional(Birthday),
    })
    .check(z.refine((edit) => Object.values(edit).some((value) => value !== undefined), { error: 'required' })),
  reply: MemberInfo,
  errors: ['profile.edited', 'email.exists'],
  origin: 'assumed',
  requirements: ['API-064', 'VALID-022', 'VALID-026'],
})

export const MemberAvatar = z.object({ avatar: Address, avatarType: z.enum(['STATIC', 'UPLOAD']) })

export const memberIcon = endpoint({
  name: 'member.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'member',
  summary: 'Returns the member’s avatar.',
  reply: MemberAvatar,
  origin: 'specified',
  requirements: ['API-017'],
})

/** Limits of uploaded pictures (spec §5). */
export const PICTURES = { maxBytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'], most: 3 } as const

export const setMemberIcon = endpoint({
  name: 'member.setIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'real',
  flag: 'PROFPIC3',
  summary: 'Chooses a preset avatar, or uploads a PNG or JPG, which is re-encoded from its pixels alone.',
  body: z.strictObject({ avatarType: z.enum(['STATIC', 'UPLOAD']), avatar: z.optional(Address) }),
  multipart: { file: 'icon', maxBytes: PICTURES.maxBytes, types: PICTURES.types },
  reply: MemberAvatar,
  errors: ['upload.type', 'upload.size'],
  origin: 'specified',
  requirements: ['API-018', 'MEMBER-012', 'VALID-021'],
})

export const avatars = endpoint({
  name: 'member.avatars',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  access: 'member',
  flag: 'PROFPIC3',
  summary: 'Lists the preset avatars.',
  reply: z.array(Address),
  origin: 'observed',
})
