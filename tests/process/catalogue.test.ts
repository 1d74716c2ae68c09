import { afterAll, expect, test } from 'vitest'
import { SnapshotFiles } from '../../fake-server/src/files/snapshot-files.ts'
import { Templates } from '../../fake-server/src/files/templates.ts'
import { WorldFiles } from '../../fake-server/src/files/world-files.ts'
import { flagsRepository, systemRepository } from '../../platform/src/features/system/index.ts'
import { Stores } from '../../platform/src/shared/stores.ts'
import { Snapshots } from '../../platform/src/storage/snapshots.ts'
import type { World } from '../../platform/src/world/world.ts'
import { Worlds } from '../../platform/src/world/worlds.ts'
import { buildImage } from '../../stage/src/build-image.ts'
import { scratchFolder } from '../support/scratch.ts'

const folder = scratchFolder('catalogue')
const stores = new Stores()
const templates = new Templates({ folder: `${folder}/templates`, build: buildImage, versionOf: () => 'test', stores })
const worlds = new Worlds({
  durable: new WorldFiles({ worlds: `${folder}/worlds`, snapshots: `${folder}/snapshots` }),
  templates,
  snapshots: new Snapshots(new SnapshotFiles(`${folder}/snapshots`)),
  limit: 20,
  stores,
})
afterAll(() => worlds.close())

const newWorld = (): World =>
  worlds.create({ scenario: 'everyday', seed: 1, startAt: 1_773_100_800_000, clock: 'frozen', durable: false })
const settingsOf = (world: World) => world.use(systemRepository).merchant('aurora1').settings
const setVip = (world: World, vip: boolean) =>
  world.use(systemRepository).changeMerchant('aurora1', { settings: { ...settingsOf(world), vip } })
const FLAG = 'GAMELOFAV3'
const isOn = (world: World) => world.use(flagsRepository).isOn('aurora1', FLAG)

test('catalogue rows are read once until their table is written', () => {
  const world = newWorld()
  const settings = settingsOf(world)
  world.outbox.send({ kind: 'sms', to: '1', text: 'hello', code: '1' })
  expect(settingsOf(world)).toBe(settings)
  setVip(world, settings.vip)
  expect(settingsOf(world)).not.toBe(settings)
  expect(settingsOf(world)).toEqual(settings)
})

test('a change of the catalogue is seen in its world at once and in no other', () => {
  const [first, second] = [newWorld(), newWorld()]
  expect({ isOnFirst: isOn(first), isOnSecond: isOn(second) }).toEqual({ isOnFirst: true, isOnSecond: true })
  first.use(flagsRepository).set('aurora1', FLAG, false)
  expect({ isOnFirst: isOn(first), isOnSecond: isOn(second) }).toEqual({ isOnFirst: false, isOnSecond: true })
  setVip(second, false)
  expect({ first: settingsOf(first).vip, second: settingsOf(second).vip }).toEqual({ first: true, second: false })
  expect(settingsOf(newWorld()).vip).toBe(true)
})

test('catalogue rows read in a transaction that is rolled back are forgotten', () => {
  const world = newWorld()
  const change = () =>
    world.transaction(() => {
      setVip(world, false)
      expect(settingsOf(world).vip).toBe(false)
      throw new Error('refused')
    })
  expect(change).toThrow('refused')
  expect(settingsOf(world).vip).toBe(true)
})

test('a reset, a restore and a fork read their own catalogue', () => {
  const world = newWorld()
  setVip(world, false)
  const snapshot = worlds.takeSnapshot(world, '')
  const fork = worlds.fork(world)
  worlds.reset(world)
  expect({ world: settingsOf(world).vip, fork: settingsOf(fork).vip }).toEqual({ world: true, fork: false })
  worlds.restore(world, snapshot.id)
  expect(settingsOf(world).vip).toBe(false)
  setVip(fork, true)
  expect({ world: settingsOf(world).vip, fork: settingsOf(fork).vip }).toEqual({ world: false, fork: true })
})
