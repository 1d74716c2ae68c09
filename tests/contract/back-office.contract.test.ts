import { announcements, chat, control as contract, inbox } from '@understudy/contracts'
import { HOSTILE_SAMPLES } from '@understudy/seed'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { app } from '../support/platform.ts'
import { makeWorld, type TestWorld, worldThatIs } from '../support/world.ts'

const HOSTILE = `<p>Hello</p>${Object.values(HOSTILE_SAMPLES).join('')}`
/** Parts of the hostile samples that sanitising must remove. */
const RUNS = /<script|onerror|onload|<svg|<style|<iframe|<form|<meta|javascript:(?!<)[^<]*"/

test('a message from staff is unread in one player’s inbox, without unsafe content', async () => {
  const world = await makeWorld()
  const params = { id: world.id }
  const zoya = await world.as('zoya')
  const body = { to: 'zoya', title: { EN: 'Hello', UR: 'سلام', 'UR-LA': 'Salam' }, content: HOSTILE }
  const { id } = await control(contract.writeMessage, { params, body })
  expect(await zoya.get(inbox.inboxUnread)).toBe(1)
  const [message] = (await zoya.get(inbox.inbox)).content
  expect({ id: message?.id, title: message?.title, read: message?.read, type: message?.type }).toEqual({
    id,
    title: 'Hello',
    read: false,
    type: 'house',
  })
  expect(message?.content).toMatch(/^<p>Hello<\/p>/)
  expect(message?.content).not.toMatch(RUNS)
  expect((await zoya.call(inbox.inbox, {}, { Language: 'UR' })).value.content[0]?.title).toBe('سلام')
  expect(await (await world.as('hina')).get(inbox.inboxUnread)).toBe(0)
})

test('a reply of staff is an unread line of the chat', async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  const params = { id: world.id }
  await control(contract.sayInChat, { params, body: { to: 'zoya', text: ' <b>Your</b> card\u202e is checked ' } })
  expect(await zoya.get(chat.chatUnread)).toEqual({ unReadCount: 1 })
  const query = { b2c: '1', language: 'EN', backUrl: '/m/home', headerColor: '#101010', title: 'Chat' } as const
  const { chatUrl } = await zoya.get(chat.launchChat, { query })
  const chatId = new URL(chatUrl).pathname.replace('/desk/', '')
  const { lines } = await world.guest.get(chat.chatState, { params: { chatId } })
  expect(lines.map(({ from, text }) => [from, text])).toEqual([['desk', '<b>Your</b> card is checked']])
})

test('an announcement of staff is there in every language until its days are over', async () => {
  const world = await makeWorld()
  const params = { id: world.id }
  const picture = await sharp({ create: { width: 2_000, height: 900, channels: 3, background: '#206040' } })
    .png()
    .toBuffer()
  const title = { EN: 'A new hall', UR: 'نیا ہال', 'UR-LA': 'Naya hall' }
  const notice = { title, content: HOSTILE, days: 2, picture: picture.toString('base64') }
  const { id } = await control(contract.announce, { params, body: notice })
  await control(contract.announce, { params, body: { ...notice, type: 'PU', execution: 'B', picture: undefined } })
  const list = async (Language = 'EN') =>
    (await world.guest.call(announcements.announcements, { query: { types: 'PL,PU', platform: 'M' } }, { Language }))
      .value
  const { player, popup } = await list()
  expect({ id: player[0]?.id, title: player[0]?.title, read: player[0]?.read }).toEqual({
    id,
    title: 'A new hall',
    read: false,
  })
  expect(player[0]?.content).not.toMatch(RUNS)
  expect(popup.find(({ title }) => title === 'A new hall')?.execution).toBe('B')
  for (const [language, words] of Object.entries(title)) expect((await list(language)).player[0]?.title).toBe(words)
  const image = await (await app()).get(player[0]?.announcementImages[0]?.url ?? '').expect(200)
  const { width, format } = await sharp(image.body).metadata()
  expect({ width, format }).toEqual({ width: 1_280, format: 'webp' })
  await world.advance(2 * 86_400_000)
  expect((await list()).player.some((one) => one.id === id)).toBe(false)
})

test('a fork takes an announcement’s picture along under its own address', async () => {
  const world = await makeWorld()
  const square = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#206040' } })
    .png()
    .toBuffer()
  const notice = { title: 'A new hall', content: '<p>Hello</p>', picture: square.toString('base64') }
  await control(contract.announce, { params: { id: world.id }, body: notice })
  const addressIn = async ({ guest }: TestWorld) => {
    const { player } = await guest.get(announcements.announcements, { query: { types: 'PL', platform: 'M' } })
    return player.find(({ title }) => title === 'A new hall')?.announcementImages[0]?.url ?? ''
  }
  expect(await addressIn(world)).toMatch(new RegExp(`^/img/upload/${world.id}/`))
  const fork = worldThatIs(await control(contract.forkWorld, { params: { id: world.id } }))
  await control(contract.deleteWorld, { params: { id: world.id } })
  const address = await addressIn(fork)
  expect(address).toMatch(new RegExp(`^/img/upload/${fork.id}/`))
  await (await app()).get(address).expect(200)
})

test('a picture beyond those that announcements may show is refused until one ends', async () => {
  const world = await makeWorld()
  const params = { id: world.id }
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#206040' } })
    .png()
    .toBuffer()
  const notice = { title: 'A hall', content: '<p>Hello</p>', days: 1, picture: dot.toString('base64') }
  const announce = () => control(contract.announce, { params, body: notice })
  for (let picture = 0; picture < contract.SHOWN_PICTURES; picture += 1) await announce()
  await expect(announce()).rejects.toThrow(/picture: announcements show 20 pictures at most; leave it out/)
  await control(contract.announce, { params, body: { ...notice, picture: undefined } })
  await world.advance(86_400_000)
  await announce()
})

test('the back office refuses unknown players and invalid pictures, and writes nothing', async () => {
  const world = await makeWorld()
  const params = { id: world.id }
  const say = (to: string) => control(contract.sayInChat, { params, body: { to, text: 'Hello' } })
  await expect(say('nobody')).rejects.toThrow()
  // At another merchant.
  await expect(say('imran')).rejects.toThrow()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  await expect(
    control(contract.announce, { params, body: { title: 'No', content: '<p>No</p>', picture: svg } }),
  ).rejects.toThrow()
  const { player } = await world.guest.get(announcements.announcements, { query: { types: 'PL', platform: 'M' } })
  expect(player.some(({ title }) => title === 'No')).toBe(false)
})
