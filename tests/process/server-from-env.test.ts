import { expect, test } from 'vitest'
import { serverFromEnv } from '../testing/open-world.ts'

test.each([
  ['nothing is set', {}, 'http://localhost:3000'],
  ['exec sets both', { BASE_URL: 'http://localhost:4000', TARGET: 'http://localhost:4000' }, 'http://localhost:4000'],
  ['Vite sets BASE_URL to a path', { BASE_URL: '/', TARGET: 'http://localhost:4000/' }, 'http://localhost:4000'],
  ['only BASE_URL is set', { BASE_URL: 'https://play.example/' }, 'https://play.example'],
  ['Vite sets BASE_URL to a path and nothing else is set', { BASE_URL: '/app/' }, 'http://localhost:3000'],
])('the fixtures find their server where %s', (_where, env, url) => {
  expect(serverFromEnv(undefined, env).url).toBe(url)
})

test.each([{ TARGET: 'localhost:4000' }, { BASE_URL: 'localhost:4000' }])(
  'an address without a scheme is refused by name: %o',
  (env) => {
    expect(() => serverFromEnv(undefined, env)).toThrow(
      'TARGET or BASE_URL must begin with http:// or https://, like http://localhost:4000; it is localhost:4000.',
    )
  },
)
