import type { TapeCall } from '@understudy/contracts/control/inspect'
import { expect, test } from 'vitest'
import { harOf } from './har.ts'

const CALL: TapeCall = {
  seq: 7,
  at: 5_000,
  machineAt: 1_700_000_000_250,
  endpoint: 'wallet.move',
  method: 'POST',
  path: '/wps/w?a=b%20c',
  status: 409,
  code: 'wallet.low',
  actor: 'amina',
  ms: 50,
  page: '/m/mine',
  input: { amount: 5 },
  fault: null,
  flag: 'CBS3',
  clock: 'frozen',
  rows: 2,
  cause: null,
  merchant: 'aurora1',
  language: 'UR',
  bytes: 120,
  reply: { success: false },
  writes: [],
  curl: '',
  test: '',
}

test('an exported HAR archive has each call, with what only a world knows', () => {
  const har = harOf([CALL], 'http://demo:3000')
  expect(har.log).toMatchObject({
    version: '1.2',
    entries: [
      {
        startedDateTime: '2023-11-14T22:13:20.200Z',
        time: 50,
        request: {
          method: 'POST',
          url: 'http://demo:3000/wps/w?a=b%20c',
          queryString: [{ name: 'a', value: 'b c' }],
          headers: [
            { name: 'Merchant', value: 'aurora1' },
            { name: 'Language', value: 'UR' },
            { name: 'content-type', value: 'application/json' },
          ],
          postData: { text: '{"amount":5}' },
        },
        response: {
          status: 409,
          headers: [{ name: 'content-type', value: 'application/json' }],
          content: { size: 120, text: '{"success":false}' },
        },
        _world: {
          seq: 7,
          at: 5_000,
          endpoint: 'wallet.move',
          code: 'wallet.low',
          actor: 'amina',
          flag: 'CBS3',
          rows: 2,
        },
      },
    ],
  })
})
