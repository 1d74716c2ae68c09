import type { MerchantCode, ModuleId } from '@understudy/contracts'
import type { WorldSeed } from '../scenario.ts'
import type { MemberSeed, MerchantSeed } from '../world-seed.ts'

/** Changes of the everyday world; each returns a new world and does not modify the old one. */

export const withMerchant = (
  world: WorldSeed,
  code: MerchantCode,
  change: (merchant: MerchantSeed) => Partial<MerchantSeed>,
): WorldSeed => ({
  ...world,
  merchants: world.merchants.map((merchant) =>
    merchant.code === code ? { ...merchant, ...change(merchant) } : merchant,
  ),
})

export const withSettings = (
  world: WorldSeed,
  code: MerchantCode,
  settings: Partial<MerchantSeed['settings']>,
): WorldSeed => withMerchant(world, code, (merchant) => ({ settings: { ...merchant.settings, ...settings } }))

export const withFlags = (world: WorldSeed, code: MerchantCode, flags: Partial<Record<ModuleId, boolean>>): WorldSeed =>
  withMerchant(world, code, (merchant) => ({ flags: { ...merchant.flags, ...flags } }))

/** Switches off all flags except the named ones. */
export const withOnlyFlags = (world: WorldSeed, code: MerchantCode, on: readonly ModuleId[]): WorldSeed =>
  withMerchant(world, code, ({ flags }) => ({
    flags: Object.fromEntries(Object.keys(flags).map((id) => [id, (on as readonly string[]).includes(id)])),
  }))

/** Returns a member by name. @throws Error for an unknown name, because the story would be about nobody */
export function memberNamed(world: WorldSeed, username: string): MemberSeed {
  const member = world.members.find((one) => one.username === username)
  if (!member) throw new Error(`No member ${username}`)
  return member
}

/** Changes a member. @throws Error for an unknown name */
export function withMember(world: WorldSeed, username: string, change: Partial<MemberSeed>): WorldSeed {
  memberNamed(world, username)
  return {
    ...world,
    members: world.members.map((member) => (member.username === username ? { ...member, ...change } : member)),
  }
}

export const withVendorsDown = (world: WorldSeed, codes: readonly string[]): WorldSeed => ({
  ...world,
  vendors: world.vendors.map((vendor) => (codes.includes(vendor.code) ? { ...vendor, maintenance: true } : vendor)),
})
