import { decodedPath } from '@understudy/contracts/service-path'
import { describe, expect, test } from 'vitest'
import { serviceLinks } from './service-links.ts'

const KEY = 'k3y-8chr'
const masked = (text: string) =>
  btoa(String.fromCharCode(...[...new TextEncoder().encode(text)].map((byte, at) => byte ^ KEY.charCodeAt(at % 8)))) +
  KEY

describe('customer service', () => {
  test('customer service reads masked paths and tells the four kinds apart', { tags: ['DATA-023'] }, () => {
    expect(
      serviceLinks([
        { csType: 'LIVECHAT', path: masked('https://chat.example/a?b=1') },
        { csType: 'LIVECHAT 1', path: masked('/stage/chat') },
        { title: 'CS', path: masked('https://service.example/اردو') },
        { title: 'whatsapp', path: masked('https://wa.example/1') },
      ]),
    ).toEqual([
      { kind: 'chat', url: 'https://chat.example/a?b=1' },
      { kind: 'chat', url: '/stage/chat' },
      { kind: 'service', url: 'https://service.example/اردو' },
      { kind: 'whatsapp', url: 'https://wa.example/1' },
    ])
  })

  test.each(['', 'short', '!!!!????', masked('javascript:alert(1)'), masked('data:text/html,x')])(
    'customer service leaves out %j',
    (path) => {
      expect(serviceLinks([{ csType: 'LIVECHAT', path }])).toEqual([])
    },
  )

  test('a broken mask decodes to nothing', () => expect(decodedPath('%%%%%%%%%%%')).toBeUndefined())

  test('a masked path with invalid text decodes to an empty text', () => {
    const key = 'abcdefgh'
    const bytes = String.fromCharCode(0xff ^ key.charCodeAt(0), 0xfe ^ key.charCodeAt(1))
    expect(decodedPath(btoa(bytes) + key)).toBeUndefined()
  })
})
