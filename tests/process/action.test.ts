// @module-tag all
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePorts } from '../../scripts/lib/free-ports.mjs'
import { runAction } from '../support/action.ts'
import { scratchFolder } from '../support/scratch.ts'

/** A project below a folder with a lockfile, whose package managers only say how they were called. */
async function project(lockfile: string, { leg }: { leg?: number } = {}) {
  const folder = scratchFolder('action')
  const bin = join(folder, 'bin')
  const inside = join(folder, 'packages/shop')
  mkdirSync(bin)
  mkdirSync(inside, { recursive: true })
  writeFileSync(join(folder, lockfile), '')
  for (const name of ['npx', 'pnpm', 'yarn']) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*, templates in $TEMPLATES_DIR"\nexit 1\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const temp = join(folder, 'temp')
  mkdirSync(temp)
  const [port] = await freePorts(2)
  const env = { PATH: `${bin}:${process.env.PATH}` }
  return { port: String(port), temp, at: { folder: inside, temp, env, ...(leg === undefined ? {} : { leg }) } }
}

describe.concurrent('the action', () => {
  test.each([
    ['package-lock.json', 'npx --no-install understudy start'],
    ['pnpm-lock.yaml', 'pnpm exec understudy start'],
    ['yarn.lock', 'yarn run understudy start'],
  ])('the action asks the package manager of %s for the command of a workspace', async (lockfile, called) => {
    const { port, temp, at } = await project(lockfile)
    const ran = await runAction({ run: 'true', port }, at)
    expect(ran).toMatchObject({ code: 1, steps: ['Start', 'Wait', 'Stop', 'Upload'] })
    expect(ran.output).toContain(`${called}, templates in ${temp}/understudy-templates`)
  })

  test('the action stops what the package manager has started', async () => {
    const { port, at } = await project('yarn.lock')
    const served = `require('http').createServer((_, r) => r.end('ok')).listen(process.env.PORT)`
    const yarn = `#!/bin/sh\n"${process.execPath}" -e "${served}" &\nwait\n`
    writeFileSync(join(at.folder, '../../bin/yarn'), yarn)
    const ran = await runAction({ run: 'curl --silent "$TARGET"', port }, at)
    expect(ran, ran.output).toMatchObject({ code: 0, steps: ['Start', 'Wait', 'Run', 'Stop'] })
    expect(ran.output).toContain('ok')
    await expect.poll(() => fetch(`http://localhost:${port}`).catch(() => 'gone')).toBe('gone')
  })

  test('each leg of a matrix has an artifact of its own', async () => {
    const names = await Promise.all(
      [0, 1].map(async (leg) => {
        const { port, at } = await project('yarn.lock', { leg })
        return (await runAction({ run: 'true', port }, at)).artifact
      }),
    )
    expect(names).toEqual(['understudy-states-tests-0', 'understudy-states-tests-1'])
  })

  test('a port whose listener never answers counts as taken', async () => {
    const silent = createServer(() => {}).listen(0)
    await new Promise((resolve) => silent.once('listening', resolve))
    const { at } = await project('yarn.lock')
    const { port } = silent.address() as AddressInfo
    const ran = await runAction({ run: 'true', port: String(port) }, at)
    silent.closeAllConnections()
    silent.close()
    expect(ran).toMatchObject({ code: 1, steps: ['Start', 'Stop', 'Upload'] })
    expect(ran.output).toContain(`Something else listens on port ${port}`)
  })
})
