import { type Endpoint, type EndpointDefinition, inbox } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { HOSTILE_MARK } from '@understudy/seed'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Parts } from '../support/call.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const all = (actor: Actor) => actor.get(inbox.inbox, { query: { size: 100 } })
const unreadOf = (actor: Actor) => actor.get(inbox.inboxUnread)

describe('the inbox of a member', () => {
  test('the inbox lists amina’s messages only, newest first, twenty a page', {
    tags: ['MSG-004', 'MSG-011'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const first = await amina.get(inbox.inbox)
    expect({
      firstContentCount: first.content.length,
      pageNum: first.pageNum,
      totalPages: first.totalPages,
      totalCount: first.totalCount,
    }).toEqual({ firstContentCount: 20, pageNum: 1, totalPages: 3, totalCount: 45 })
    const { content } = await all(amina)
    expect(content.map(({ createTime }) => createTime)).toEqual(
      content.map(({ createTime }) => createTime).sort((a, b) => b - a),
    )
    expect(content.filter(({ read }) => !read).map(({ id }) => id)).toEqual(content.slice(0, 3).map(({ id }) => id))
    expect(Object.keys(content[0] ?? {}).sort()).toEqual(['content', 'createTime', 'id', 'read', 'title', 'type'])
    expect((await amina.get(inbox.inbox, { query: { page: 3 } })).content).toHaveLength(5)
    const ids = new Set(content.map(({ id }) => id))
    const { content: theirs } = await all(await world.as('bilal'))
    expect(theirs.filter(({ id }) => ids.has(id))).toEqual([])
    expect((await all(await world.as('zoya'))).content).toEqual([])
  })

  test('the texts are in the language of who asks', { tags: ['MSG-004'] }, async () => {
    const nadia = await (await makeWorld()).as('nadia')
    const titles = []
    for (const Language of ['EN', 'UR', 'UR-LA'])
      titles.push((await nadia.call(inbox.inbox, {}, { Language })).value.content[0]?.title)
    expect(titles[0]).toMatch(/^Welcome to /)
    expect(titles[1]).toMatch(/[\u0600-\u06ff]/)
    expect(titles[2]).toMatch(/khush aamdeed$/)
  })

  test('the unread count is a bare number: 3 for amina, 120 for faisal, 0 for zoya', {
    tags: ['API-030', 'DATA-026'],
  }, async () => {
    const world = await makeWorld()
    for (const [name, count] of [
      ['amina', 3],
      ['faisal', 120],
      ['zoya', 0],
    ] as const)
      expect(await unreadOf(await world.as(name)), name).toBe(count)
  })

  test('the unread count is answered under the chat’s name, even without a chat', {
    tags: ['API-030'],
  }, async () => {
    const world = await makeWorld({ flags: { CBS3: false } })
    const amina = await world.as('amina')
    expect((await amina.call(inbox.inboxUnread, {}, { ModuleId: 'CBS3' })).value).toBe(3)
    expect((await amina.call(inbox.inbox, {}, { ModuleId: 'CBS3' })).code).toBe('function.not.available')
    await world.settings({ flags: { INBOX3: false } })
    expect((await amina.call(inbox.inboxUnread, {}, { ModuleId: 'CBS3' })).code).toBe('function.not.available')
  })

  test('a trial is refused with free_reject at every door, a visitor is asked to log in', {
    tags: ['ERR-003', 'MSG-005'],
  }, async () => {
    const world = await makeWorld()
    const trial = await world.asTrial()
    const doors: [Endpoint<EndpointDefinition>, Parts][] = [
      [inbox.inbox, {}],
      [inbox.inboxUnread, {}],
      [inbox.readMessages, { body: { messageIds: [1] } }],
      [inbox.readAllMessages, { body: { upTo: 1 } }],
      [inbox.deleteMessages, { query: { messageIds: '1' } }],
      [inbox.restoreMessages, { body: { messageIds: [1] } }],
    ]
    for (const [door, input] of doors) {
      expect((await trial.call(door, input)).code, door.name).toBe('free_reject')
      expect((await world.guest.call(door, input)).code, door.name).toBe('CUSTOMER_NOT_LOGIN')
    }
  })

  test('a future message arrives at its time and disappears when the clock is set back', async () => {
    const world = await makeWorld()
    const unread = async (moved: number) => {
      await world.advance(moved)
      return unreadOf(await world.signedIn('amina'))
    }
    const before = await unread(DAY - 1)
    expect([await unread(1), await unread(-1)]).toEqual([before + 1, before])
  })

  test('a message arrives without its editor’s scripts, handlers and frames', { tags: ['CONTENT-014'] }, async () => {
    const { content } = await all(await (await makeWorld()).as('amina'))
    const pasted = content.filter(({ title }) => title === 'A letter from our old system')
    expect(pasted.length).toBeGreaterThan(0)
    for (const { content: html } of content) {
      expect(html).toMatch(/^<p>/)
      expect(html).not.toMatch(/<script|<style|<svg|<iframe|<form|onerror/)
      expect(html).not.toContain(HOSTILE_MARK)
    }
    expect(content.some(({ content: html }) => html.includes('href="/m/changePsw"'))).toBe(true)
  })
})

describe('reading and deleting messages', () => {
  test('reading a message twice lowers the unread count by one', {
    tags: ['MSG-004', 'MSG-011'],
  }, async () => {
    const amina = await (await makeWorld()).as('amina')
    const [newest, next] = (await all(amina)).content
    const markRead = (...messageIds: number[]) => amina.get(inbox.readMessages, { body: { messageIds } })
    expect(await markRead(newest?.id ?? 0)).toEqual({ unread: 2 })
    expect(await markRead(newest?.id ?? 0)).toEqual({ unread: 2 })
    expect(await markRead(newest?.id ?? 0, next?.id ?? 0)).toEqual({ unread: 1 })
    expect((await all(amina)).content.slice(0, 3).map(({ read }) => read)).toEqual([true, true, false])
  })

  test('marking all as read stops at the newest known message', {
    tags: ['MSG-011'],
  }, async () => {
    const world = await makeWorld()
    const faisal = await world.as('faisal')
    const [newest, second] = (await faisal.get(inbox.inbox)).content
    expect(await faisal.get(inbox.readAllMessages, { body: { upTo: second?.id ?? 0 } })).toEqual({ unread: 1 })
    expect(await faisal.get(inbox.readAllMessages, { body: { upTo: newest?.id ?? 0 } })).toEqual({ unread: 0 })
    expect(await unreadOf(await world.as('nadia'))).toBe(1)
  })

  test('a deleted message is gone, and is back as it was once that is undone', {
    tags: ['MSG-011'],
  }, async () => {
    const amina = await (await makeWorld()).as('amina')
    const { content } = await all(amina)
    const [unread, , , read] = content.map(({ id }) => id)
    const messageIds = `${unread},${read}`
    expect(await amina.get(inbox.deleteMessages, { query: { messageIds } })).toEqual({ unread: 2 })
    expect(await amina.get(inbox.deleteMessages, { query: { messageIds } })).toEqual({ unread: 2 })
    expect((await all(amina)).totalCount).toBe(43)
    const back = { body: { messageIds: [unread ?? 0, read ?? 0] } }
    expect(await amina.get(inbox.restoreMessages, back)).toEqual({ unread: 3 })
    expect(await amina.get(inbox.restoreMessages, back)).toEqual({ unread: 3 })
    expect((await all(amina)).content).toEqual(content)
  })

  test('deleting a foreign or unknown message is refused and changes nothing', {
    tags: ['MSG-011'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const bilal = await world.as('bilal')
    const [own] = (await all(amina)).content
    const [theirs] = (await all(bilal)).content
    for (const strange of [theirs?.id ?? 0, 999_999]) {
      const messageIds = [own?.id ?? 0, strange]
      const refused = [
        await amina.call(inbox.readMessages, { body: { messageIds } }),
        await amina.call(inbox.deleteMessages, { query: { messageIds: messageIds.join() } }),
        await amina.call(inbox.restoreMessages, { body: { messageIds } }),
      ]
      expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('message.not.found'))
    }
    expect({ unreadAmina: await unreadOf(amina), unreadBilal: await unreadOf(bilal) }).toEqual({
      unreadAmina: 3,
      unreadBilal: 2,
    })
    expect((await all(amina)).totalCount).toBe(45)
  })

  test('a missing list of ids and one of more than a hundred are refused', { tags: ['MSG-011'] }, async () => {
    const amina = await (await makeWorld()).as('amina')
    for (const messageIds of [[], Array.from({ length: 101 }, (_, at) => at + 1), [0], [1.5]])
      expect((await amina.call(inbox.readMessages, { body: { messageIds } })).code).toBe('field.invalid')
    for (const messageIds of ['', '1,', 'a', '1 OR 1'])
      expect((await amina.call(inbox.deleteMessages, { query: { messageIds } })).code).toBe('request_param_err')
  })
})

test('a reply of unread counts needs all four of them', { tags: ['DATA-026'] }, () => {
  const counts = { announcementUnreadCount: 1, chatUnreadCount: 2, inboxUnreadCount: 3, totalUnreadCount: 6 }
  expect(z.parse(inbox.UnreadCounts, counts)).toEqual(counts)
  for (const name of Object.keys(counts))
    expect(z.safeParse(inbox.UnreadCounts, { ...counts, [name]: undefined }).success, name).toBe(false)
})
