import { afterAll, expect, test } from 'vitest'
import { flagsRepository, systemRepository } from '../../fake-server/src/features/system/index.ts'
import { buildImage } from '../../fake-server/src/seeding.ts'
import { Stores } from '../../fake-server/src/world/stores.ts'
import { Templates } from '../../fake-server/src/world/templates.ts'
import type { World } from '../../fake-server/src/world/world.ts'
import { Worlds } from '../../fake-server/src/world/worlds.ts'
import { scratchFolder } from '../support/scratch.ts'

const folder = scratchFolder('catalogue')
const stores = new Stores()
const templates = new Templates({ folder: `${folder}/templates`, build: buildImage, version: 'test', stores })
const worlds = new Worlds({ dataDir: folder, templates, limit: 20, stores })
afterAll(() => worlds.close())

const made = (): World =>
  worlds.create({ scenario: 'everyday', seed: 1, startAt: 1_773_100_800_000, clock: 'frozen', durable: false })
const settingsOf = (world: World) => world.use(systemRepository).merchant('aurora1').settings
const setVip = (world: World, vip: boolean) =>
  world.use(systemRepository).changeMerchant('aurora1', { settings: { ...settingsOf(world), vip } })
const FLAG = 'GAMELOFAV3'

test('worlds of a template share what was read of the catalogue, until one of them changes it for itself', () => {
  const [first, second] = [made(), made()]
  expect(settingsOf(first)).toBe(settingsOf(second))
  first.use(flagsRepository).set('aurora1', FLAG, false)
  expect([first, second].map((world) => world.use(flagsRepository).isOn('aurora1', FLAG))).toEqual([false, true])
  setVip(second, false)
  expect([first, second].map((world) => settingsOf(world).vip)).toEqual([true, false])
  expect(settingsOf(made()).vip).toBe(true)
})

test('what is shared cannot be changed by who was given it', () => {
  const settings = settingsOf(made()) as { vip: boolean }
  expect(() => {
    settings.vip = false
  }).toThrow(TypeError)
})

test('what was read within a transaction that is rolled back is forgotten, though the edition has its number again', () => {
  const world = made()
  const { edition } = world.answers
  const refused = () =>
    world.transaction(() => {
      setVip(world, false)
      expect(settingsOf(world).vip).toBe(false)
      throw new Error('refused')
    })
  expect(refused).toThrow('refused')
  expect([settingsOf(world).vip, world.answers.edition]).toEqual([true, edition])
  // The same edition number, with other content.
  world.use(flagsRepository).set('aurora1', FLAG, false)
  expect(world.answers.edition).toBe(edition + 1)
  expect([settingsOf(world).vip, world.use(flagsRepository).isOn('aurora1', FLAG)]).toEqual([true, false])
})

test('a reset, a restore and a fork read the catalogue they have, not the one that was', () => {
  const world = made()
  setVip(world, false)
  const snapshot = worlds.takeSnapshot(world, '')
  const fork = worlds.fork(world)
  worlds.reset(world)
  expect([settingsOf(world).vip, settingsOf(fork).vip]).toEqual([true, false])
  worlds.restore(world, snapshot.id)
  expect(settingsOf(world).vip).toBe(false)
  setVip(fork, true)
  expect([settingsOf(world).vip, settingsOf(fork).vip]).toEqual([false, true])
})

test('only writes to tables of the catalogue make another edition of it', () => {
  const world = made()
  const { edition } = world.answers
  world.outbox.send({ kind: 'sms', to: '1', text: 'hello', code: '1' })
  expect(world.answers.edition).toBe(edition)
})
