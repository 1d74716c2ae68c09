import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

test('a body that trickles in is refused when its time is over, a whole one is not', async () => {
  const running = await startPlatform({ requestTimeout: 240 })
  const port = Number(new URL(await running.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const body = JSON.stringify({ platform: 'M' })
  const head = [
    'POST /wps/session/login/freeplay HTTP/1.1',
    'Host: localhost',
    'Merchant: aurora1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    '',
  ].join('\r\n')
  /** Sends the head and part of the body, and returns the first line of the answer. */
  const answerTo = (part: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(head + part))
      let answer = ''
      socket.setEncoding('utf8').on('data', (text) => {
        answer += text
        if (part === body) socket.end()
      })
      socket.on('close', () => resolve(answer.split('\r\n')[0])).on('error', reject)
    })
  expect(await answerTo(body)).toBe('HTTP/1.1 200 OK')
  expect(await answerTo(body.slice(0, 4))).toBe('HTTP/1.1 408 Request Timeout')
  await running.close()
})
