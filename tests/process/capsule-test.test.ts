// @module-tag all
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { ROOT } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'
import { NOON } from '../support/world.ts'

const root = scratchFolder('capsule-test')
writeFileSync(join(root, 'index.html'), '<html data-merchant="aurora1"><script>1</script></html>')

let platform: RunningPlatform
let address = ''
beforeAll(async () => {
  platform = await startPlatform({ web: { root } })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`
})
afterAll(() => platform.close())

const post = (path: string, body: object) => request(address).post(`/__control${path}`).send(body)

async function capsuleOf(appState: object, world: object = {}): Promise<string> {
  const { id } = (await post('/worlds', { startAt: NOON, clock: 'frozen', ...world })).body
  return (await post(`/worlds/${id}/capsule`, appState)).body.capsule
}
const written = async (capsule: string, kind: string, more: object = {}) =>
  (await post('/capsules/test', { capsule, kind, ...more })).body as { name: string; source: string }

interface Written {
  file: { name: string; source: string }
  capsule: string
}

/**
 * Runs generated supertest files, each in a folder with its capsule; returns their results in order, and the output.
 */
async function run(tests: readonly Written[]) {
  const results = join(ROOT, 'tests/results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'written-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  tests.forEach(({ file, capsule }, at) => {
    mkdirSync(join(folder, String(at)))
    writeFileSync(join(folder, String(at), file.name), file.source)
    writeFileSync(join(folder, String(at), 'state.capsule'), Buffer.from(capsule, 'base64'))
  })
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const report = join(folder, 'report.json')
  const { CI: _, VITEST: __, ...env } = process.env
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [vitest, 'run', '--project', 'node', folder, '--reporter', 'json', '--outputFile', report],
    { cwd: ROOT, env: { ...env, TARGET: address, NO_COLOR: '1' } },
  ).catch((failed: { stdout: string; stderr: string }) => failed)
  const files: { name: string; status: string; message: string; assertionResults: { failureMessages: string[] }[] }[] =
    JSON.parse(readFileSync(report, 'utf8')).testResults
  const outcomes = tests.map(({ file }, at) => {
    const source = files.find(({ name }) => name === join(folder, String(at), file.name))
    return {
      status: source?.status,
      tests: source?.assertionResults.length,
      failures: source?.assertionResults.flatMap(({ failureMessages }) => failureMessages).join('\n'),
    }
  })
  return { outcomes, output: stdout + stderr }
}

describe('a test written of a capsule', () => {
  // One run for all, because starting the runner takes most of the time.
  test('a supertest file of a capsule passes, and fails on another state', async () => {
    const states: [appState: object, world: object][] = [
      [{ as: 'amina', route: '/m/gameList?gameType=RNG', language: 'EN' }, {}],
      [{}, { scenario: 'maintenance', clock: 'running' }],
      [{ note: `it's "hidden"\\ today\u2028\n\${process.exit(1)} */ \`x\`` }, {}],
    ]
    const tests: Written[] = []
    for (const [appState, world] of states) {
      const capsule = await capsuleOf(appState, world)
      tests.push({ file: await written(capsule, 'supertest'), capsule })
    }
    const ofAmina = await written(await capsuleOf({ as: 'amina' }), 'supertest')
    const others = await capsuleOf({ as: 'amina' }, { scenario: 'vip' })
    expect(new Set(tests.map(({ file }) => file.name))).toEqual(new Set(['state.test.ts']))

    const before = platform.worlds.size
    const { outcomes, output } = await run([...tests, { file: ofAmina, capsule: others }])
    const passed = { status: 'passed', tests: 1, failures: '' }
    expect(outcomes.slice(0, 3), output).toEqual([passed, passed, passed])
    expect(outcomes[3]).toMatchObject({ status: 'failed', failures: expect.stringMatching(/everyday/) })
    expect(platform.worlds.size, 'the tests take their worlds away again').toBe(before)
  })

  test('a generated Playwright test opens the capsule’s link and checks its page', async () => {
    const capsule = await capsuleOf({ as: 'zoya', route: '/m/notice', language: 'UR', theme: 'light' })
    const { name, source } = await written(capsule, 'playwright', { file: 'popup-hidden.capsule' })
    expect(name).toBe('popup-hidden.e2e.ts')
    for (const part of ["'popup-hidden.capsule'", "toHaveURL('/m/notice')", "toBe('zoya')", String(Date.parse(NOON))])
      expect(source).toContain(part)
  })

  test('a test of an unknown kind, or beside no file, is refused by name', async () => {
    const capsule = await capsuleOf({})
    for (const [more, field] of [
      [{ kind: 'cypress' }, 'kind'],
      [{ kind: 'supertest', file: '../up.capsule' }, 'file'],
    ] as const) {
      const { status, body } = await post('/capsules/test', { capsule, ...more })
      expect({ status, name: body.fields[0].name }).toEqual({ status: 422, name: field })
    }
  })
})
