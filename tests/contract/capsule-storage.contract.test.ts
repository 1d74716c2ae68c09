import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { content } from '../support/capsule.ts'
import { startPlatform } from '../support/platform.ts'
import { builtPages, deviceState, visitTo } from '../support/state-links.ts'
import { NOON } from '../support/world.ts'

const { root, lotto } = builtPages()

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startPlatform({ web: { root, lotto } })
})
afterAll(() => platform.close())

const post = async (path: string, body: object) =>
  (await request(platform.app.server).post(`/__control${path}`).set('Host', 'localhost').send(body)).body

async function taken(place: object) {
  const { id } = await post('/worlds', { startAt: NOON, clock: 'frozen' })
  return { id, ...(await post(`/worlds/${id}/capsule`, place)) }
}

const STORAGE = {
  local: {
    'popup.A': '2026-03-10',
    pseudo: 'PSEUDO',
    MC_SESSION_INFO: '{"token":"w1.secret"}',
    temporaryPassword: 'Play1234',
    world: 'w1',
    foreign: 'x',
  },
  session: { draft: '{"form":"deposit"}', steering: '{"token":"control"}', socialSignIn: '{"verifier":"v"}' },
}
const CARRIED = { local: { pseudo: 'PSEUDO', 'popup.A': '2026-03-10' }, session: { draft: '{"form":"deposit"}' } }

test('a capsule takes along what the app stored, and no secret', async () => {
  const { capsule } = await taken({ as: 'zoya', storage: STORAGE })
  expect(content(capsule).facts.storage).toEqual(CARRIED)
})

test('the link of a capsule gives the browser its storage and a session of the world', async () => {
  const { capsule } = await taken({ route: '/m/notice#top', as: 'zoya', language: 'EN', storage: STORAGE })
  const { link, world } = await post('/capsules', { capsule })
  expect(link).toBe(`/m/notice?world=${world.id}&as=zoya&lang=EN&theme=dark&storage=capsule#top`)
  const { to, values, tab } = deviceState((await visitTo(platform, link, {})).text)
  const { MC_SESSION_INFO: session, ...others } = values
  expect({ to, tab, others }).toEqual({
    to: '/m/notice',
    tab: CARRIED.session,
    others: { ...CARRIED.local, language: 'EN', theme: 'dark', autoLogin: '1' },
  })
  expect(JSON.parse(session).token.startsWith(`${world.id}.`)).toBe(true)
  const plain = deviceState((await visitTo(platform, link.replace('&storage=capsule', ''), {})).text)
  expect({ values: Object.keys(plain.values).sort(), tab: plain.tab }).toEqual({
    values: ['MC_SESSION_INFO', 'autoLogin', 'language', 'pseudo', 'theme'],
    tab: undefined,
  })
})

test('a world of a capsule does not hand the storage on with its database', async () => {
  const { capsule } = await taken({ storage: STORAGE })
  const { world } = await post('/capsules', { capsule })
  const contents = content((await post(`/worlds/${world.id}/capsule`, {})).capsule)
  expect(contents.facts.storage).toEqual({ local: {}, session: {} })
  expect(contents.image.includes('popup.A')).toBe(false)
})

test('a capsule names the pages in frames without what opens them', async () => {
  const { id } = await post('/worlds', { startAt: NOON, clock: 'frozen' })
  const ticket = `${id}.0f8fad5b-d9cb-469f-a165-70867728950e`
  const { facts } = await post(`/worlds/${id}/capsule`, { frames: [`/slot/?launch=${ticket}`] })
  expect(facts.frames).toEqual(['/slot/?launch={world}.•••'])
})
