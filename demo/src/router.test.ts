import type { Route } from '@understudy/platform/binding/http.ts'
import { expect, test } from 'vitest'
import { routerOf } from './router.ts'

const route = (method: Route['method'], path: string): Route => ({
  method,
  path,
  answer: () => ({ status: 204, headers: {} }),
})
const ROUTES = [
  route('GET', '/img/*'),
  route('GET', '/worlds/:id'),
  route('GET', '/worlds/current'),
  route('DELETE', '/worlds/:id'),
  route('GET', '/worlds/:id/calls/:call'),
]
const find = routerOf(ROUTES)
const found = (method: string, path: string) => {
  const { route, params } = find(method, path) ?? {}
  return [route?.path, params]
}

test.each([
  { method: 'GET', path: '/worlds/current', of: '/worlds/current', params: {} },
  { method: 'GET', path: '/worlds/7', of: '/worlds/:id', params: { id: '7' } },
  { method: 'GET', path: '/worlds/7/', of: '/worlds/:id', params: { id: '7' } },
  { method: 'HEAD', path: '/worlds/7', of: '/worlds/:id', params: { id: '7' } },
  { method: 'DELETE', path: '/worlds/current', of: '/worlds/:id', params: { id: 'current' } },
  {
    method: 'GET',
    path: '/worlds/a%2Fb/calls/%D9%85',
    of: '/worlds/:id/calls/:call',
    params: { id: 'a/b', call: 'م' },
  },
  { method: 'GET', path: '/img/game/RNG/7.svg', of: '/img/*', params: { '*': 'game/RNG/7.svg' } },
])('$method $path is answered by $of', ({ method, path, of, params }) => {
  expect(found(method, path)).toEqual([of, params])
})

test.each([
  ['POST', '/worlds/7'],
  ['GET', '/worlds'],
  ['GET', '/worlds/7/calls'],
])('no route answers %s %s', (method, path) => {
  expect(find(method, path)).toBeUndefined()
})
