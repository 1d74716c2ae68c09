import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'

interface HappyWindow {
  happyDOM: { waitUntilComplete: () => Promise<void> }
}

test('a link that opens a page asks no server, whatever runs on this machine', async () => {
  const asked: unknown[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.end()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const link = document.createElement('a')
  Object.assign(link, { href: `${origin}/m/help`, target: '_blank' })
  document.body.append(link)
  link.click()
  await (window as unknown as HappyWindow).happyDOM.waitUntilComplete()
  // The server would have told.
  await once(get(`${origin}/after`), 'response')
  expect(asked).toEqual(['/after'])
  link.remove()
  server.close()
})
