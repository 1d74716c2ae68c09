import { expect, test } from 'vitest'
import { shareResponses } from './shared-responses.ts'

const worldUnknown = { description: 'world.unknown', content: { 'application/json': {} } }
const refused = { description: 'The call is refused.' }
const gameNotFound = { description: 'game.not.found, world.unknown' }
const success = { description: 'Success' }
const call = (responses: object) => ({ responses })

test('a refusal shared by several calls moves to the components, any other stays', () => {
  const paths = {
    '/one': {
      servers: [],
      get: call({ 200: success, 404: worldUnknown, '4XX': refused }),
      post: call({ 200: success, 404: gameNotFound }),
    },
    '/two': { get: call({ 404: worldUnknown, '4XX': refused }) },
  }
  expect(shareResponses(paths)).toEqual({ '404-world.unknown': worldUnknown, '4XX': refused })
  const refs = {
    404: { $ref: '#/components/responses/404-world.unknown' },
    '4XX': { $ref: '#/components/responses/4XX' },
  }
  expect(paths).toEqual({
    '/one': { servers: [], get: call({ 200: success, ...refs }), post: call({ 200: success, 404: gameNotFound }) },
    '/two': { get: call(refs) },
  })
})

test('different refusals have different names', () => {
  const other = { ...worldUnknown, headers: {} }
  const paths = {
    '/one': { get: call({ 404: worldUnknown }), put: call({ 404: worldUnknown }) },
    '/two': { get: call({ 404: other }), put: call({ 404: other }) },
  }
  expect(() => shareResponses(paths)).toThrow('Two responses of the reference would be called 404-world.unknown')
})
