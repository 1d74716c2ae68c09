import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schemaVersion } from '@understudy/platform/storage/schema.ts'
import { MomentRefused } from '@understudy/platform/world/clock.ts'
import { buildImage } from '@understudy/stage/build-image.ts'
import { auditOfImage } from '@understudy/steering/audit/audit.ts'
import { checkedImage, imageForCapsule } from '@understudy/steering/capsules/capsule-image.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PACKAGE_ROOT } from '../files/folders.ts'
import { createPlatform } from '../index.ts'
import { PLACEHOLDERS } from '../openapi/described.ts'
import { openApi } from '../openapi/openapi.ts'
import {
  auditInChild,
  buildInChild,
  buildInChildNow,
  canRunInChild,
  checkInChild,
  describeInChild,
  stripInChild,
} from './child-process.ts'

const command = [join(PACKAGE_ROOT, 'src/child-command.ts')]

test('another process builds the same image as this one', { tags: ['all'] }, async () => {
  const origin = { scenario: 'empty', seed: 1, startAt: 1_773_126_000_000 }
  expect(canRunInChild).toBe(false)
  expect((await buildInChild(origin, command)).equals(buildImage(origin))).toBe(true)
})

test('another process builds an image while its caller is blocked', { tags: ['all'] }, () => {
  const origin = { scenario: 'empty', seed: 2, startAt: 1_773_126_000_000 }
  expect(buildInChildNow(origin, command).equals(buildImage(origin))).toBe(true)
})

test('another process refuses a start before the history of the seed', { tags: ['all'] }, async () => {
  const origin = { scenario: 'everyday', seed: 1, startAt: 86_400_000 }
  expect(() => buildImage(origin)).toThrow(MomentRefused)
  await expect(buildInChild(origin, command)).rejects.toThrow(MomentRefused)
})

describe('another process, given the image of a world,', () => {
  const origin = { scenario: 'empty', seed: 1, startAt: 1_773_126_000_000 }
  const facts = { schemaVersion: schemaVersion(), scenario: 'empty', as: null }
  let image: Buffer
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'understudy-child-'))
    const running = await createPlatform({ dataDir: folder, strictWorlds: true })
    image = Buffer.from(running.worlds.create({ ...origin, clock: 'frozen', durable: false }).serialize())
    await running.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a child process audits a world as this process does', { tags: ['all'] }, async () => {
    expect(await auditInChild(image, command)).toEqual(await auditOfImage(image))
  })

  test('a child process prepares a capsule as this process does', { tags: ['all'] }, async () => {
    const stripped = await stripInChild(image, 'nowhere', command)
    expect(stripped.equals(imageForCapsule(image, 'nowhere'))).toBe(true)
  })

  test('another process checks a world’s image', async () => {
    const here = checkedImage(image, facts)
    const { merchant, clock, image: checked } = await checkInChild(image, facts, command)
    expect({ merchant, clock }).toEqual({ merchant: here.merchant, clock: here.clock })
    expect(checked.equals(here.image)).toBe(true)
  })

  test('another process refuses an image of an older schema', { tags: ['all'] }, async () => {
    const outdated = checkInChild(image, { ...facts, schemaVersion: schemaVersion() - 1 }, command)
    await expect(outdated).rejects.toMatchObject({
      problem: { status: 422, type: 'urn:understudy:input.invalid', fields: [{ name: 'capsule' }] },
    })
  })
})

test('a child process writes the same OpenAPI document as this process', { tags: ['all'] }, async () => {
  expect(JSON.parse(await describeInChild(command))).toEqual(JSON.parse(JSON.stringify(openApi(PLACEHOLDERS))))
})

test('a helper process that ends early fails its call but not the server', async () => {
  const unheard = vi.fn()
  process.on('uncaughtException', unheard)
  const ended = ['--eval', 'process.exit(3)', '--']
  // More than a pipe takes before it is read.
  await expect(auditInChild(Buffer.alloc(8 * 1024 * 1024), ended)).rejects.toThrow('Command failed')
  await new Promise((later) => setTimeout(later, 50))
  process.off('uncaughtException', unheard)
  expect(unheard).not.toHaveBeenCalled()
})
