import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'

test('following a link with a target makes no request', async () => {
  const requests: unknown[] = []
  const server = createServer(({ url }, response) => {
    requests.push(url)
    response.end()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const link = document.createElement('a')
  Object.assign(link, { href: `${origin}/m/help`, target: '_blank' })
  document.body.append(link)
  link.click()
  link.remove()
  await new Promise((resolve) => setTimeout(resolve, 300))
  // A request of the link would have arrived before this one.
  await once(get(`${origin}/after`), 'response')
  expect(requests).toEqual(['/after'])
  server.close()
})
