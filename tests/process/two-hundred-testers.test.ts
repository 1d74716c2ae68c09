// @module-tag all
import type { AddressInfo } from 'node:net'
import { favourites } from '@understudy/contracts'
import { createPlatform, type RunningPlatform } from '@understudy/fake-server'
import { expect, test } from 'vitest'
import { crowd } from '../support/crowd.ts'
import { scratchFolder } from '../support/scratch.ts'

const listening = async (dataDir: string): Promise<[RunningPlatform, string]> => {
  const platform = await createPlatform({ dataDir, worldLimit: 600 })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  return [platform, `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`]
}

test('two hundred testers at once see only their own worlds and lose no write', async () => {
  const dataDir = scratchFolder()
  const [platform, url] = await listening(dataDir)
  const { wrong, durable } = await crowd({ url, testers: 200, steps: 2, durable: 20 })
  expect(wrong).toEqual([])
  expect(durable).toHaveLength(20)
  await platform.close()

  const [again, address] = await listening(dataDir)
  for (const { world, starred } of durable) {
    const info = await fetch(`${address}/__control/worlds/${world}/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as: 'zoya' }),
    }).then((response) => response.json())
    const headers = { Merchant: 'aurora1', Authorization: info.token }
    const starredIds = await fetch(address + favourites.favouriteIds.path, { headers }).then((response) =>
      response.json(),
    )
    expect(starredIds.value).toEqual(starred)
  }
  await again.close()
}, 240_000)
