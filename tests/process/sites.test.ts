import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

let running: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  running = await startPlatform({
    appOrigin: 'https://play.example',
    stageOrigin: 'https://stage.example',
    clientOrigins: ['https://second.example'],
  })
})
afterAll(() => running.close())

test('behind a proxy, sites are on the public stage and lead back to the first app', async () => {
  const settings = await request(running.app.server)
    .get('/wps/system/settings/consolidated')
    .set({ Host: 'play.example', Merchant: 'aurora1', Language: 'EN' })
  const { paths, resources } = settings.body.value
  for (const address of [paths.cricket, ...resources.map(({ url }: { url: string }) => url)])
    expect(address).toMatch(/^(\/download\/|\/img\/|https:\/\/stage\.example\/(cricket|site)\/)/)
  const { pathname } = new URL(paths.cricket)
  const site = await request(running.stage.server).get(`${pathname}/state`).set('Host', 'stage.example')
  expect(site.body.value.app).toEqual({
    home: 'https://play.example/m/home',
    login: 'https://play.example/m/login',
    register: 'https://play.example/m/register',
  })
})
