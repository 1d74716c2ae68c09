import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { control } from '@understudy/contracts'
import { expect, test, vi } from 'vitest'
import { auditAside, buildAside, buildAsideNow, canRunAside, checkAside, describeAside, stripAside } from './aside.ts'
import { auditOfImage } from './control/audit.ts'
import { checkedImage, imageForCapsule } from './control/capsule-image.ts'
import { PLACEHOLDERS } from './host/openapi/placeholders.ts'
import { openApi } from './host/openapi.ts'
import { createPlatform } from './platform.ts'
import { buildImage } from './seeding.ts'
import { MomentRefused } from './world/clock.ts'
import { PACKAGE_ROOT } from './world/folders.ts'
import { SCHEMA_VERSION } from './world/schema.ts'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const command = ['--import', tsx, join(PACKAGE_ROOT, 'src/aside-command.ts')]

test('another process builds the very image this one would', async () => {
  const origin = { scenario: 'empty', seed: 1, startAt: 1_773_126_000_000 }
  expect(canRunAside).toBe(false)
  expect((await buildAside(origin, command)).equals(buildImage(origin))).toBe(true)
})

test('and does so while a caller waits that cannot do anything else', () => {
  const origin = { scenario: 'empty', seed: 2, startAt: 1_773_126_000_000 }
  expect(buildAsideNow(origin, command).equals(buildImage(origin))).toBe(true)
})

test('and refuses an origin whose story would begin before all time as this one does', async () => {
  const origin = { scenario: 'everyday', seed: 1, startAt: 86_400_000 }
  expect(() => buildImage(origin)).toThrow(MomentRefused)
  await expect(buildAside(origin, command)).rejects.toThrow(MomentRefused)
})

test('another process audits an image, makes it ready for a capsule and checks it as this one would, and its refusal is the same', async () => {
  const origin = { scenario: 'empty', seed: 1, startAt: 1_773_126_000_000 }
  const facts: control.CapsuleFacts = {
    version: 1,
    schemaVersion: SCHEMA_VERSION,
    takenAt: origin.startAt,
    scenario: 'empty',
    route: '/m/home',
    language: 'UR',
    theme: 'dark',
    as: null,
    note: '',
  }
  const folder = mkdtempSync(join(tmpdir(), 'understudy-aside-'))
  const running = await createPlatform({ dataDir: folder, strictWorlds: true })
  const image = running.worlds.create({ ...origin, clock: 'frozen', durable: false }).serialize()
  await running.close()
  rmSync(folder, { recursive: true, force: true })
  const here = checkedImage(image, facts)
  expect(await auditAside(image, command)).toEqual(await auditOfImage(Buffer.from(image)))
  const stripped = await stripAside(image, 'nowhere', command)
  expect(stripped.equals(imageForCapsule(image, 'nowhere'))).toBe(true)
  const there = await checkAside(image, facts, command)
  expect([there.merchant, there.clock, there.image.equals(here.image)]).toEqual([here.merchant, here.clock, true])
  const spoilt = checkAside(image, { ...facts, schemaVersion: SCHEMA_VERSION - 1 }, command)
  await expect(spoilt).rejects.toMatchObject({
    problem: { status: 422, type: 'urn:understudy:input.invalid', fields: [{ name: 'capsule' }] },
  })
})

test('another process writes the OpenAPI document that this one would', async () => {
  expect(JSON.parse(await describeAside(command))).toEqual(JSON.parse(JSON.stringify(openApi(PLACEHOLDERS))))
})

test('another process that ends before it has read what it is given ends its call, and not this process', async () => {
  const unheard = vi.fn()
  process.on('uncaughtException', unheard)
  const ended = ['--eval', 'process.exit(3)', '--']
  // More than a pipe takes before it is read.
  await expect(auditAside(Buffer.alloc(8 * 1024 * 1024), ended)).rejects.toThrow('Command failed')
  await new Promise((later) => setTimeout(later, 50))
  process.off('uncaughtException', unheard)
  expect(unheard).not.toHaveBeenCalled()
})
