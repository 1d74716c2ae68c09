// @module-tag all
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { ROOT } from '../support/repository.ts'
import { suitesFor } from '../support/target-suites.ts'

test('a TARGET without a control API is reported with what runs and what is skipped', async () => {
  const { app, close } = await startPlatform({ loopbackOnly: false })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const suites = await suitesFor(url, undefined)
  expect(suites?.files).toEqual(['tests/contract/any-server.contract.test.ts'])
  expect(suites?.said).toMatch(
    /^TARGET=http:\/\/127\.0\.0\.1:\d+ has no control API \(GET \/__control\/health gives 404\)/,
  )
  expect(suites?.said).toMatch(/Skipped, as they need worlds: account-records, .*\bwallet\b/)

  // Runs the tests themselves, as a user would start them.
  const { stdout, stderr } = await promisify(execFile)(
    'npx',
    ['vitest', 'run', '--project', 'node', 'tests/contract'],
    {
      cwd: ROOT,
      env: { ...process.env, TARGET: url, TARGET_PLAIN: '', VITEST: '', NO_COLOR: '1' },
      maxBuffer: 16_000_000,
    },
  )
  expect(stderr.split('has no control API')).toHaveLength(2)
  expect(stdout).toMatch(/Test Files {2}1 passed \(1\)/)
  await close()
})

test('a TARGET with a control API runs everything, a missing one is named', async () => {
  const steered = await startPlatform({ loopbackOnly: false, controlToken: 'secret' })
  const url = await steered.app.listen({ port: 0, host: '127.0.0.1' })
  expect(await suitesFor(url, 'secret')).toBeUndefined()
  expect((await suitesFor(url, 'wrong'))?.said).toContain('gives 401')
  await steered.close()
  expect(await suitesFor(undefined, undefined)).toBeUndefined()

  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  await new Promise((resolve) => silent.close(resolve))
  await expect(suitesFor(`http://127.0.0.1:${port}`, undefined)).rejects.toThrow(
    `Nothing answers at TARGET=http://127.0.0.1:${port} (ECONNREFUSED): start it, or name another one.`,
  )
})
