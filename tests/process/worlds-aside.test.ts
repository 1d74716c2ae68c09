import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createPlatform } from '@understudy/fake-server'
import Sqlite from 'better-sqlite3'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { scratchFolder } from '../support/scratch.ts'
import { NOON } from '../support/world.ts'

/** Starts a platform on that folder; returns it with a client of its control API and its warnings. */
async function started(dataDir: string) {
  const warnings: string[] = []
  const platform = await createPlatform({ dataDir, warn: (sentence) => void warnings.push(sentence) })
  const steer = async (method: 'get' | 'post' | 'patch' | 'delete', path: string, body: object = {}) => {
    const call = request(platform.app.server)[method](`/__control${path}`).set('Host', 'localhost')
    const response = await (method === 'get' || method === 'delete' ? call : call.send(body))
    return { status: response.status, body: response.body }
  }
  const aside = async () => (await steer('get', '/health')).body.aside
  const page = (path: string) => request(platform.app.server).get(path).set({ Host: 'localhost', Accept: 'text/html' })
  return { ...platform, warnings, steer, aside, page }
}

/** A folder with durable worlds of those ids beside the default one. */
async function folderWith(...ids: string[]) {
  const dataDir = scratchFolder()
  const { steer, close } = await started(dataDir)
  for (const id of ids) await steer('post', '/worlds', { id, scenario: 'empty', durable: true, startAt: NOON })
  await close()
  return { dataDir, file: (name: string) => join(dataDir, 'worlds', name) }
}

/** Makes a file what a build with one more migration would have written, or takes that back. */
function editJournal(file: string, sql: string) {
  const sqlite = new Sqlite(file)
  sqlite.exec(sql)
  sqlite.close()
}
const NEWER = "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 4000000000000)"
const TAKEN_BACK = "DELETE FROM __drizzle_migrations WHERE hash = 'later'"
const OTHER = "UPDATE __drizzle_migrations SET hash = 'a branch’s'"

describe('worlds of other builds', () => {
  test('the server starts, names their files, and makes the default world anew', async () => {
    const { dataDir, file } = await folderWith('odd', 'branched')
    for (const id of ['default', 'odd']) editJournal(file(`${id}.sqlite`), NEWER)
    editJournal(file('branched.sqlite'), OTHER)
    const { steer, aside, warnings, close } = await started(dataDir)
    const worlds = await aside()
    expect(worlds.map(({ id, why }: { id: string; why: string }) => `${id} ${why}`).sort()).toEqual([
      'branched other',
      'default newer',
      'odd newer',
    ])
    expect(warnings).toHaveLength(3)
    for (const { id, file } of worlds)
      expect(warnings.join()).toContain(`World ${id} cannot be opened and was set aside as worlds/${file}`)
    expect(warnings.find((warning) => warning.startsWith('World odd'))).toMatch(/newer build .schema 2, .* knows 1/)
    const listed = await steer('get', '/worlds')
    expect(listed.body.map(({ id }: { id: string }) => id)).toEqual(['default'])
    expect((await steer('get', '/worlds/odd')).body).toMatchObject({
      status: 409,
      type: 'urn:understudy:world.refused',
    })
    await close()
  })

  test('they are deleted by their id, the default world made anew is not', async () => {
    const { dataDir, file } = await folderWith('odd')
    for (const id of ['default', 'odd']) editJournal(file(`${id}.sqlite`), NEWER)
    const { steer, aside, close } = await started(dataDir)
    for (const id of ['default', 'odd'])
      expect(await steer('delete', `/worlds/${id}`)).toMatchObject({ status: 200, body: { deleted: true } })
    expect(await aside()).toEqual([])
    expect((await steer('get', '/worlds/default')).status).toBe(200)
    expect((await steer('get', '/worlds/odd')).status).toBe(404)
    await close()
    expect(readdirSync(join(dataDir, 'worlds'))).toEqual(['default.sqlite'])
  })

  test('a link to one answers a page in the visitor’s language', async () => {
    const { dataDir, file } = await folderWith('odd')
    editJournal(file('odd.sqlite'), NEWER)
    const { page, close, app } = await started(dataDir)
    for (const path of ['/m/home?world=odd', '/m/home?world=odd&as=amina']) {
      const english = await page(path).set('Accept-Language', 'en')
      expect({ status: english.status, type: english.type }).toEqual({ status: 409, type: 'text/html' })
      expect(english.text).toContain('a newer version of this server wrote it')
      expect((await page(path)).text).toContain('اس سرور کے نئے ورژن نے لکھا ہے')
    }
    const call = await request(app.server).get('/wps/system/status').set({ Merchant: 'aurora1', 'x-world': 'odd' })
    expect(call.body).toMatchObject({ success: false, errorCode: 'world.unknown' })
    await close()
  })

  test('the build that can open one has it again after its start', async () => {
    const { dataDir, file } = await folderWith('odd')
    editJournal(file('odd.sqlite'), NEWER)
    const older = await started(dataDir)
    const [{ file: name }] = await older.aside()
    await older.close()
    editJournal(file(name), TAKEN_BACK)
    const { steer, aside, warnings, close } = await started(dataDir)
    expect((await steer('get', '/worlds/odd')).body).toMatchObject({ id: 'odd', scenario: 'empty' })
    expect({ aside: await aside(), warnings }).toEqual({ aside: [], warnings: [] })
    await close()
  })

  test('the snapshots of one stay its own, and come and go with it', async () => {
    const { dataDir, file } = await folderWith('odd')
    const first = await started(dataDir)
    for (const id of ['default', 'odd']) await first.steer('post', `/worlds/${id}/snapshots`, { label: `of ${id}` })
    await first.close()
    for (const id of ['default', 'odd']) editJournal(file(`${id}.sqlite`), NEWER)
    const second = await started(dataDir)
    const labels = async ({ steer }: typeof second, id: string) =>
      (await steer('get', `/worlds/${id}/snapshots`)).body.map(({ label }: { label: string }) => label)
    expect(await labels(second, 'default')).toEqual([])
    await second.steer('post', '/worlds/default/snapshots', { label: 'of the new one' })
    const odd = (await second.aside()).find(({ id }: { id: string }) => id === 'odd')
    await second.close()
    editJournal(file(odd.file), TAKEN_BACK)
    const third = await started(dataDir)
    expect(await labels(third, 'odd')).toEqual(['of odd'])
    await third.steer('delete', '/worlds/default')
    expect(await labels(third, 'default')).toEqual(['of the new one'])
    await third.close()
    expect(readdirSync(join(dataDir, 'worlds')).sort()).toEqual(['default.sqlite', 'odd.sqlite'])
  })

  test('a room over one, or over a folder, does not stop the start', async () => {
    const { dataDir, file } = await folderWith('odd')
    const first = await started(dataDir)
    const { body: room } = await first.steer('post', '/rooms', { world: 'odd' })
    const { body: kept } = await first.steer('post', '/rooms', { world: 'default' })
    await first.close()
    editJournal(file('odd.sqlite'), NEWER)
    mkdirSync(file('folder.sqlite'))
    const { steer, aside, warnings, close } = await started(dataDir)
    expect((await steer('get', '/rooms')).body.map(({ code }: { code: string }) => code)).toEqual([kept.code])
    expect((await steer('get', `/rooms/${room.code}`)).status).toBe(404)
    expect((await aside()).map(({ id, why }: { id: string; why: string }) => `${id} ${why}`).sort()).toEqual([
      'folder damaged',
      'odd newer',
    ])
    expect(warnings.join()).toContain('World folder cannot be opened')
    await close()
  })
})
