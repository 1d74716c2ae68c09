import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { connect } from '../../platform/src/storage/connection.ts'
import { withoutJournal } from '../../platform/src/storage/database.ts'
import { knownMigrations, type Migration, migrate } from '../../platform/src/storage/schema.ts'
import { unpack } from '../../steering/src/capsules/capsule-file.ts'
import { checkedImage } from '../../steering/src/capsules/capsule-image.ts'
import { scratchFolder } from '../support/scratch.ts'

// Written by the first build whose worlds later builds open, and never to be written again.
const kept = (name: string) => readFileSync(join(import.meta.dirname, 'kept', name))
const durableWorld = () => brotliDecompressSync(kept('durable-world.sqlite.br'))
// `failed-test` is what the fixtures of that build left of a Playwright test that failed.
const CAPSULES = ['scenario.capsule', 'red-test.capsule', 'failed-test.capsule']
const TEN = Date.parse('2026-03-10T07:00:00Z')

/** A change of a table that no build has made yet. */
const LATER: Migration = {
  sql: ["ALTER TABLE member ADD COLUMN star_sign text NOT NULL DEFAULT 'none'", 'CREATE TABLE pretended (id integer)'],
  folderMillis: 4_000_000_000_000,
  hash: 'later',
  bps: true,
}
const STAR_SIGNS = 'SELECT DISTINCT star_sign FROM member'

async function started(dataDir: string) {
  const warnings: string[] = []
  const platform = await createPlatform({
    dataDir,
    strictWorlds: true,
    warn: (sentence) => void warnings.push(sentence),
  })
  const steer = async (method: 'get' | 'post', path: string, body: object = {}) => {
    const call = request(platform.app.server)[method](`/__control${path}`).set('Host', 'localhost')
    const { body: answer } = await (method === 'get' ? call : call.send(body))
    return answer
  }
  const member = (token: string) =>
    request(platform.app.server)
      .get('/wps/member/info')
      .set({ Merchant: 'aurora1', Language: 'EN', Authorization: token })
  return { ...platform, warnings, steer, member }
}

describe('worlds of the first build', () => {
  test('a durable world opens with its session, its snapshot and its settings', async () => {
    const dataDir = scratchFolder()
    const image = durableWorld()
    for (const folder of ['worlds', 'snapshots/kept-durable']) mkdirSync(join(dataDir, folder), { recursive: true })
    writeFileSync(join(dataDir, 'worlds/kept-durable.sqlite'), image)
    const snapshot = { id: 's1', label: 'as it was', takenAt: TEN, bytes: image.length }
    writeFileSync(join(dataDir, 'snapshots/kept-durable/snapshots.json'), JSON.stringify([snapshot]))
    writeFileSync(join(dataDir, 'snapshots/kept-durable/s1.sqlite'), image)
    const { steer, member, close, warnings } = await started(dataDir)
    const world = '/worlds/kept-durable'
    expect(await steer('get', world)).toMatchObject({ scenario: 'empty', now: TEN, durable: true })
    expect((await steer('get', `${world}/settings`)).country).toBe('BD')
    const { body } = await member('kept-durable.efc514ba-dab8-44d2-9ccd-c2e7649e471c')
    expect(body.value).toMatchObject({ account: 'amina' })
    await steer('post', `${world}/reset`)
    expect((await steer('get', `${world}/settings`)).country).toBe('PK')
    expect((await steer('post', `${world}/restore`, { snapshot: 's1' })).id).toBe('kept-durable')
    expect((await steer('get', `${world}/settings`)).country).toBe('BD')
    await close()
    expect(warnings).toEqual([])
  })

  test.each(CAPSULES)('a capsule opens as the world it was taken of: %s', async (name) => {
    const { steer, member, close } = await started(scratchFolder())
    const { world, facts } = await steer('post', '/capsules', { capsule: kept(name).toString('base64') })
    expect(world).toMatchObject({ scenario: 'empty', now: facts.takenAt })
    const { token } = await steer('post', `/worlds/${world.id}/sessions`, { as: facts.as })
    expect((await member(token)).body.value).toMatchObject({ account: facts.as })
    const again = await steer('post', `/worlds/${world.id}/capsule`, { as: facts.as })
    expect(await steer('post', '/capsules/contents', { capsule: again.capsule })).toMatchObject({ members: 890 })
    await close()
  })

  test('the state of a failed test tells its page, person, storage, clock and calls', async () => {
    const { steer, close } = await started(scratchFolder())
    const state = kept('failed-test.capsule')
    const { facts, world } = await steer('post', '/capsules', { capsule: state.toString('base64') })
    expect(facts).toMatchObject({ route: '/m/member/home', as: 'amina', language: 'EN', theme: 'light' })
    expect(facts.note).toBe('amina sees a balance that she has not')
    expect((await unpack(state)).facts.storage.local).toMatchObject({ 'popup.installTip': '1' })
    expect(await steer('get', `/worlds/${world.id}/clock`)).toMatchObject({ now: TEN + 2 * 3_600_000, state: 'frozen' })
    const rule = { endpoint: 'help.center', code: 'TOO_MANY_REQUEST' }
    expect((await steer('get', `/worlds/${world.id}/faults`)).rules).toMatchObject([rule])
    expect((await steer('get', `/worlds/${world.id}/tape?limit=500`)).length).toBeGreaterThan(5)
    await close()
  })

  test('a later change of a table reaches a durable world', () => {
    const sqlite = connect(withoutJournal(durableWorld()))
    migrate(sqlite, [...knownMigrations(), LATER])
    expect(sqlite.prepare(STAR_SIGNS).pluck().all()).toEqual(['none'])
    sqlite.close()
  })

  test.each(CAPSULES)('a later change of a table reaches a capsule: %s', async (name) => {
    const { facts, image } = await unpack(kept(name))
    const checked = checkedImage(image, facts, [...knownMigrations(), LATER])
    const sqlite = connect(checked.image)
    expect(sqlite.prepare(STAR_SIGNS).pluck().all()).toEqual(['none'])
    sqlite.close()
    expect(() => checkedImage(checked.image, { ...facts, schemaVersion: 2 })).toThrow(/newer build .schema \d+/)
  })
})
