import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPlatform } from '../../fake-server/src/index.ts'
import { hostClock } from '../../platform/src/shared/host-clock.ts'
import { auditOfImage } from '../../steering/src/audit/audit.ts'

test('an audit reads one state of the books without blocking other calls', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-audit-'))
  const platform = await createPlatform({ dataDir: folder, strictWorlds: true })
  onTestFinished(async () => {
    await platform.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const world = platform.worlds.create({ scenario: 'empty', seed: 1, clock: 'frozen', durable: false })
  // Every piece has taken too long.
  vi.spyOn(hostClock, 'stopwatch').mockReturnValue(() => 1_000)
  onTestFinished(() => void vi.restoreAllMocks())
  let turns = 0
  let isAudited = false
  setImmediate(function next() {
    if (isAudited) return
    turns += 1
    // Money out of nothing, as if a movement were half done.
    world.db.$client.prepare('UPDATE account SET balance = balance + 1').run()
    setImmediate(next)
  })
  const { sound, faults } = await auditOfImage(world.serialize())
  isAudited = true
  expect(turns).toBeGreaterThan(10)
  expect({ sound, drifted: faults.drifted }).toEqual({ sound: true, drifted: 0 })
  expect((await auditOfImage(world.serialize())).sound).toBe(false)
})
