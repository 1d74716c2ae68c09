import { announcements, control as contract, member } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const { HOME_TYPES } = announcements
const list = (
  actor: Actor,
  query: { types: string; groupName?: (typeof announcements.BANNER_GROUPS)[number] } = { types: HOME_TYPES },
) => actor.get(announcements.announcements, { query: { platform: 'M', ...query } })

function firstId(list: readonly { id: number }[]): number {
  const [entry] = list
  if (!entry) throw new Error('an announcement expected')
  return entry.id
}

describe('announcements', () => {
  test('each set of types gives only entries of these types', { tags: ['API-025', 'DATA-014'] }, async () => {
    const { guest } = await makeWorld()
    const home = await list(guest)
    expect(Object.keys(home).sort()).toEqual(['banners', 'hot', 'player', 'popup', 'promotion'])
    expect(Object.values(home).every((group) => group.length > 0)).toBe(true)
    // Each code fills its own group and no other.
    for (const [types, group] of [
      ['PL', 'player'],
      ['PR', 'promotion'],
      ['B', 'banners'],
      ['PU', 'popup'],
      ['H', 'hot'],
    ] as const) {
      const full = Object.entries(await list(guest, { types })).filter(([, entries]) => entries.length > 0)
      expect(full.map(([name]) => name)).toEqual([group])
    }
    const general = await list(guest, { types: 'B,PL,PU' })
    expect({ promotion: general.promotion, hot: general.hot }).toEqual({ promotion: [], hot: [] })
    expect(general.player.length).toBeGreaterThan(0)
    const players = await list(guest, { types: 'PL' })
    expect({ banners: players.banners, popup: players.popup }).toEqual({ banners: [], popup: [] })
  })

  test('an unknown type, group or platform is refused by name', { tags: ['DATA-014', 'DATA-015'] }, async () => {
    const { guest } = await makeWorld()
    const fields = async (query: object) =>
      (await guest.call(announcements.announcements, { query: { types: 'PL', platform: 'M', ...query } })).detail.fields
    expect(await fields({ types: 'PL,XX' })).toEqual({ types: ['enum'] })
    expect(await fields({ groupName: 'm_nowhere' })).toEqual({ groupName: ['enum'] })
    expect(await fields({ platform: 'W' })).toEqual({ platform: ['enum'] })
  })

  test('an empty page parameter counts as absent', { tags: ['API-025', 'DATA-015'] }, async () => {
    const { guest } = await makeWorld()
    const query = `types=${HOME_TYPES}&platform=M`
    const { value, code } = await guest.call(announcements.announcements, { query: `${query}&groupName=&execution=` })
    expect(code).toBeUndefined()
    expect(value).toEqual((await guest.call(announcements.announcements, { query: query })).value)
  })

  test('banners of m_home, m_newgame and m_game are served by group', { tags: ['HOME-002'] }, async () => {
    const { guest } = await makeWorld()
    for (const groupName of ['m_home', 'm_newgame', 'm_game', 'm_login'] as const) {
      const { banners } = await list(guest, { types: 'B', groupName })
      expect(banners.length).toBeGreaterThan(0)
      expect(banners.every((banner) => banner.groupName === groupName)).toBe(true)
    }
  })

  test('only published announcements in force at the world’s time are listed', async () => {
    const world = await makeWorld()
    const noon = Date.parse('2026-03-10T07:00:00Z')
    const { player, promotion } = await list(world.guest)
    for (const { startDate, endDate, noExpiry } of [...player, ...promotion]) {
      expect(startDate).toBeLessThanOrEqual(noon)
      expect(noExpiry === 1 || endDate > noon).toBe(true)
    }
    await world.advance(400 * 86_400_000)
    const later = await list(world.guest)
    expect(later.player.filter(({ noExpiry }) => noExpiry === 0)).toEqual([])
    expect(later.player.some(({ noExpiry }) => noExpiry === 1)).toBe(true)
  })

  test('popups carry an execution; one may be asked for', { tags: ['DATA-011'] }, async () => {
    const { guest } = await makeWorld()
    const { popup } = await list(guest)
    expect(new Set(popup.map(({ execution }) => execution))).toEqual(new Set(['A', 'B', 'F']))
    const { popup: only } = await guest.get(announcements.announcements, {
      query: { types: 'PU', platform: 'M', execution: 'B' },
    })
    expect(new Set(only.map(({ execution }) => execution))).toEqual(new Set(['B']))
  })

  test('a popup without an execution is not listed', { tags: ['DATA-011'] }, async () => {
    const world = await makeWorld()
    const { popup } = await list(world.guest)
    const [first, ...others] = popup.map(({ id }) => id)
    await control(contract.changeRow, {
      params: { id: world.id, table: 'announcement', row: first ?? 0 },
      body: { set: { execution: '' } },
    })
    expect((await list(world.guest)).popup.map(({ id }) => id)).toEqual(others)
  })

  test('announcements are in the language of the call, or else in English', async () => {
    const { visitor } = await makeWorld()
    const titleIn = async (language: 'UR' | 'UR-LA' | 'EN' | 'TH') =>
      (await list(visitor({ language }))).player[0]?.title
    expect(await titleIn('UR')).toMatch(/[\u0600-\u06ff]/)
    expect(await titleIn('UR-LA')).not.toMatch(/[\u0600-\u06ff]/)
    expect(await titleIn('TH')).toBe(await titleIn('EN'))
  })
})

describe('read marks', () => {
  test('a read mark is kept for its member only', { tags: ['API-026'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const zoya = await world.as('zoya')
    const { player } = await list(amina)
    const id = firstId(player)
    const readBy = async (actor: Actor) => (await list(actor)).player.find((entry) => entry.id === id)?.read
    expect(await readBy(amina)).toBe(false)
    const { unread } = await amina.get(announcements.readAnnouncement, { body: { announcementId: id, read: true } })
    const { unread: again } = await amina.get(announcements.readAnnouncement, {
      body: { announcementId: id, read: true },
    })
    expect(again).toBe(unread)
    // The count matches the list.
    expect(unread).toBe((await list(amina)).player.filter(({ read }) => !read).length)
    expect({
      readAmina: await readBy(amina),
      readZoya: await readBy(zoya),
      readGuest: await readBy(world.guest),
    }).toEqual({ readAmina: true, readZoya: false, readGuest: false })
  })

  test('only what was published after a member registered is unread for him', { tags: ['DATA-026'] }, async () => {
    const world = await makeWorld()
    const unreadOf = async (name: string) => {
      const { player } = await list(await world.signedIn(name))
      return player.filter(({ read }) => !read).length
    }
    expect(await unreadOf('amina')).toBeGreaterThan(10)
    expect(await unreadOf('nadia')).toBe(0)
    const params = { id: world.id }
    await control(contract.announce, { params, body: { title: 'Today', content: '<p>For everybody</p>' } })
    expect(await unreadOf('nadia')).toBe(1)
  })

  test('announcements count as read for type 4, whose marks are not stored', async () => {
    const world = await makeWorld()
    const trial = await world.asTrial()
    const { player } = await list(trial)
    expect(player.every(({ read }) => read)).toBe(true)
    expect(
      await trial.get(announcements.readAnnouncement, { body: { announcementId: firstId(player), read: true } }),
    ).toEqual({ unread: 0 })
  })

  test('an announcement that is not there cannot be marked', async () => {
    const amina = await (await makeWorld()).as('amina')
    expect(
      (await amina.call(announcements.readAnnouncement, { body: { announcementId: 999_999, read: true } })).code,
    ).toBe('announcement.not.found')
  })
})

describe('member', () => {
  test('member info names the VIP label, 0 without one, and masks mobile and e-mail', {
    tags: ['DATA-002'],
  }, async () => {
    const world = await makeWorld()
    const amina = await (await world.as('amina')).get(member.memberInfo)
    const sana = await (await world.as('sana')).get(member.memberInfo)
    expect(amina.clubLabel.labelName).toContain('6')
    expect(amina).toMatchObject({ type: 0, nickname: 'Amina', account: 'amina', toUpline: '', id: expect.any(Number) })
    expect((await (await world.as('bushra')).get(member.memberInfo)).toUpline).toBe('bilal')
    expect(sana.clubLabel.labelName).toBe('0')
    expect(amina.email).toMatch(/^.•+@/)
    expect(amina.mobile).toContain('•')
  })

  test('an avatar is its owner’s picture on this platform', { tags: ['API-017'] }, async () => {
    const icon = await (await (await makeWorld()).as('amina')).get(member.memberIcon)
    expect(icon).toMatchObject({ avatarType: 'STATIC' })
    expect(icon.avatar).toMatch(/^\/img\//)
  })

  test('the live-model feature is a field of the member', { tags: ['HOME-041'] }, async () => {
    const world = await makeWorld()
    expect((await (await world.as('hina')).get(member.memberInfo)).liveModel).toBe(true)
    expect((await (await world.as('amina')).get(member.memberInfo)).liveModel).toBe(false)
  })

  test('each type of the cast logs in with that type', { tags: ['SESSION-011'] }, async () => {
    const world = await makeWorld()
    const types = []
    for (const name of ['amina', 'bilal', 'tariq', 'twin40', 'twin41', 'twin42'])
      types.push((await (await world.as(name)).get(member.memberInfo)).type)
    expect(types).toEqual([0, 1, 2, 40, 41, 42])
  })
})
