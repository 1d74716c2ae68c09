import type { MerchantCode } from '@understudy/contracts'
import { PASSWORD } from './password.ts'
import { DAY, HOUR } from './time.ts'
import type { CastMember, MemberSeed } from './world-seed.ts'

/** A cast member with what sets the account apart; times are given as how long ago. */
export interface Persona extends Omit<CastMember, 'password'> {
  account?: Partial<
    Omit<MemberSeed, 'id' | 'merchant' | 'username' | 'password' | 'type' | 'registeredAt' | 'passwordChangedAt'>
  >
  registeredAgo: number
  passwordAgo?: number
  /** Came by a social identity and never chose a password. */
  passwordless?: true
}

const at = (merchant: MerchantCode, personas: readonly Omit<Persona, 'merchant'>[]): Persona[] =>
  personas.map((persona) => ({ ...persona, merchant }))

/** The order is the order of ids: amina is the first member of aurora1. */
export const PERSONAS: readonly Persona[] = [
  ...at('aurora1', [
    {
      name: 'amina',
      type: 0,
      story: 'Plays every day: VIP 6, a good balance, three favourites and a trail of recent games.',
      account: { nickname: 'Amina', vipLabel: 'VIP6', balance: 48_250 },
      registeredAgo: 400 * DAY,
    },
    {
      name: 'bilal',
      type: 1,
      story: 'Agent below tariq, with agents and players of his own.',
      account: { nickname: 'Bilal', vipLabel: 'VIP4', balance: 182_400.5, upline: 'tariq' },
      registeredAgo: 600 * DAY,
    },
    {
      name: 'tariq',
      type: 2,
      story: 'Top agent: the whole tree hangs below him, and nobody is above.',
      account: { nickname: 'Tariq', vipLabel: 'VIP8', balance: 905_300 },
      registeredAgo: 900 * DAY,
    },
    {
      name: 'bushra',
      type: 0,
      story: 'Player below bilal: she has an upline to transfer to.',
      account: { nickname: 'Bushra', vipLabel: 'VIP2', balance: 3_120.75, upline: 'bilal' },
      registeredAgo: 90 * DAY,
    },
    {
      name: 'zoya',
      type: 0,
      story: 'Her wallet is empty.',
      account: { nickname: 'زویا', vipLabel: 'VIP1', balance: 0 },
      registeredAgo: 150 * DAY,
    },
    {
      name: 'nadia',
      type: 0,
      story: 'New: registered an hour ago and never logged in, so the first-login popups wait for her.',
      account: { nickname: 'Nadia', balance: 500, firstTimeLogin: true },
      registeredAgo: HOUR,
    },
    {
      name: 'sana',
      type: 0,
      story: 'No VIP label and no mobile number.',
      account: { nickname: 'Sana', mobile: '', balance: 640.2 },
      registeredAgo: 45 * DAY,
    },
    {
      name: 'faisal',
      type: 0,
      story: 'Far too rich for any balance panel, with a nickname as long and pages of favourites.',
      account: {
        nickname: 'Faisal the Ever-Patient Fisherman of Marjan Ghat',
        vipLabel: 'VIP9',
        balance: 12_345_678.9,
      },
      registeredAgo: 700 * DAY,
    },
    {
      name: 'hina',
      type: 0,
      story: 'Has the live-model feature, so the banners of group m_live are hers as well.',
      account: { nickname: 'حنا', vipLabel: 'VIP3', balance: 7_800, liveModel: true },
      registeredAgo: 220 * DAY,
    },
    {
      name: 'kamran',
      type: 0,
      story: 'Disabled: the right password does not let him in.',
      account: { nickname: 'Kamran', balance: 1_500, status: 'disabled' },
      registeredAgo: 320 * DAY,
    },
    {
      name: 'laila',
      type: 0,
      story: 'Locked after too many wrong passwords.',
      account: { nickname: 'Laila', vipLabel: 'VIP1', balance: 2_300, status: 'locked' },
      registeredAgo: 130 * DAY,
    },
    {
      name: 'omar',
      type: 0,
      story: 'Excluded himself from playing for half a year.',
      account: { nickname: 'Omar', balance: 860, status: 'self-excluded' },
      registeredAgo: 260 * DAY,
    },
    {
      name: 'yusuf',
      type: 1,
      story: 'An agency account that is no member of the player site.',
      account: { nickname: 'Yusuf', nonMember: true },
      registeredAgo: 500 * DAY,
    },
    {
      name: 'waqar',
      type: 0,
      story: 'Has not changed his password for more than ninety days.',
      account: { nickname: 'Waqar', vipLabel: 'VIP1', balance: 4_410 },
      registeredAgo: 200 * DAY,
      passwordAgo: 120 * DAY,
    },
    {
      name: 'twin40',
      type: 40,
      story: 'Internal test twin of a member.',
      account: { nickname: 'Twin 40', balance: 10_000 },
      registeredAgo: 300 * DAY,
    },
    {
      name: 'twin41',
      type: 41,
      story: 'Internal test twin of an agent: agent menus, but no contract checks.',
      account: { nickname: 'Twin 41', balance: 10_000, upline: 'twin42' },
      registeredAgo: 300 * DAY,
    },
    {
      name: 'twin42',
      type: 42,
      story: 'Internal test twin of a top agent: no upline, no contract checks.',
      account: { nickname: 'Twin 42', balance: 10_000 },
      registeredAgo: 300 * DAY,
    },
    {
      name: 'gulab',
      type: 0,
      story: 'No mobile number and no e-mail address: nothing to send a code to until something is told.',
      account: { nickname: 'Gulab', mobile: '', email: '', balance: 320 },
      registeredAgo: 20 * DAY,
    },
    {
      name: 'sadia',
      type: 0,
      story: 'Came by a social sign-in: she has no password and no mobile number.',
      account: { nickname: 'Sadia', mobile: '', balance: 320 },
      registeredAgo: 30 * DAY,
      passwordless: true,
    },
  ]),
  ...at('basalt2', [
    {
      name: 'rabia',
      type: 0,
      story: 'Plays at basalt2, where almost everything is switched off.',
      account: { nickname: 'Rabia', balance: 5_250 },
      registeredAgo: 110 * DAY,
    },
  ]),
  ...at('cedar3', [
    {
      name: 'imran',
      type: 0,
      story: 'Plays at cedar3, with one wallet per vendor.',
      account: { nickname: 'Imran', vipLabel: 'VIP6', balance: 48_250 },
      registeredAgo: 340 * DAY,
    },
  ]),
  ...at('dune4', [
    {
      name: 'daud',
      type: 0,
      story: 'Plays at dune4.',
      account: { nickname: 'Daud', vipLabel: 'VIP2', balance: 1_980 },
      registeredAgo: 75 * DAY,
    },
  ]),
  ...at('ember5', [
    {
      name: 'erum',
      type: 0,
      story: 'Plays at ember5.',
      account: { nickname: 'Erum', balance: 12_600 },
      registeredAgo: 180 * DAY,
    },
  ]),
]

/** The people of every world, all with the password `Play1234` but for who came by a social identity. */
export const CAST: readonly CastMember[] = PERSONAS.map(({ name, type, merchant, story, passwordless }) => ({
  name,
  type,
  merchant,
  password: passwordless ? '' : PASSWORD,
  story,
}))

export function castMember(name: string): CastMember {
  const found = CAST.find((member) => member.name === name)
  if (!found) throw new Error(`Nobody in the cast is called ${name}: ${CAST.map((member) => member.name).join(', ')}`)
  return found
}
