import { expect, test } from 'vitest'
import { fieldComments } from './field-comments.ts'

const contract = `
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
const Period = z.object({
  /** Lifetime, seconds (spec §4.2). */
  length: z.int(),
  state: z.string(),
})
export const read = endpoint({
  name: 'plans.read',
  reply: z.object({
    /** Width, pixels */
    length: z.int(),
    period: Period,
  }),
})`

test('comments of fields are one line each, without sources', { tags: ['API-002'] }, () => {
  expect(fieldComments([{ file: 'plans.ts', text: contract }])).toEqual({
    'plans.read': {
      request: [],
      response: [
        { length: 'Lifetime, seconds.', state: '' },
        { length: 'Width, pixels.', period: '' },
      ],
    },
  })
})
