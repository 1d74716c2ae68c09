import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

async function capsuleOf(place: object, world: object = {}): Promise<string> {
  const { id } = (await post('/worlds', { startAt: NOON, clock: 'frozen', ...world })).body
  return (await post(`/worlds/${id}/capsule`, place)).body.capsule
}
const written = async (capsule: string, kind: string, more: object = {}) =>
  (await post('/capsules/test', { capsule, kind, ...more })).body as { name: string; source: string }

/** Runs a written supertest file beside its capsule; gives its exit code and what it printed. */
async function run(file: { name: string; source: string }, capsule: string) {
  const results = join(ROOT, 'tests/results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'written-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, file.name), file.source)
  writeFileSync(join(folder, 'state.capsule'), Buffer.from(capsule, 'base64'))
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { CI: _, VITEST: __, ...env } = process.env
  return promisify(execFile)(process.execPath, [vitest, 'run', '--project', 'node', folder], {
    cwd: ROOT,
    env: { ...env, TARGET: address, NO_COLOR: '1' },
  }).then(
    ({ stdout }) => ({ passed: true, output: stdout }),
    ({ stdout, stderr }) => ({ passed: false, output: `${stdout}${stderr}` }),
  )
}

describe('a test written of a capsule', () => {
  test.each([
    ['of amina at noon', { as: 'amina', route: '/m/gameList?gameType=RNG', language: 'EN' }, {}],
    ['of a guest whose clock runs during maintenance', {}, { scenario: 'maintenance', clock: 'running' }],
    ['with a note full of quotes', { note: `it's "hidden"\\ today\u2028\n\${process.exit(1)} */ \`x\`` }, {}],
  ])(
    'for supertest %s passes as it is',
    async (_what, place, world) => {
      const capsule = await capsuleOf(place, world)
      const file = await written(capsule, 'supertest')
      expect(file.name).toBe('state.test.ts')
      const before = platform.worlds.size
      const { passed, output } = await run(file, capsule)
      expect(passed, output).toBe(true)
      expect(output).toMatch(/Tests +1 passed/)
      expect(platform.worlds.size, 'the test takes its world away again').toBe(before)
    },
    60_000,
  )

  test('fails on another state than it was written of', async () => {
    const [capsule, other] = [await capsuleOf({ as: 'amina' }), await capsuleOf({ as: 'amina' }, { scenario: 'vip' })]
    expect((await run(await written(capsule, 'supertest'), other)).output).toMatch(/everyday/)
  }, 60_000)

  test('for Playwright names its capsule, opens its link, and looks at what is known', async () => {
    const capsule = await capsuleOf({ as: 'zoya', route: '/m/notice', language: 'UR', theme: 'light' })
    const { name, source } = await written(capsule, 'playwright', { file: 'popup-hidden.capsule' })
    expect(name).toBe('popup-hidden.e2e.ts')
    for (const part of ["'popup-hidden.capsule'", "toHaveURL('/m/notice')", "toBe('zoya')", String(Date.parse(NOON))])
      expect(source).toContain(part)
  })

  test('for what is no kind of test, or beside no file, is refused by name', async () => {
    const capsule = await capsuleOf({})
    for (const [more, field] of [
      [{ kind: 'cypress' }, 'kind'],
      [{ kind: 'supertest', file: '../up.capsule' }, 'file'],
    ] as const) {
      const { status, body } = await post('/capsules/test', { capsule, ...more })
      expect([status, body.fields[0].name]).toEqual([422, field])
    }
  })
})
