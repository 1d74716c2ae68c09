import { expect, test } from 'vitest'
import { showTemplate, storedTemplate } from './template.ts'

test.each([
  ['1', '1', 'v-new v-detail-new', { version: 'new', detail: 'new' }],
  ['1', '0', 'v-new v-detail-base', { version: 'new', detail: 'base' }],
  ['0', '1', 'v-base v-detail-new', { version: 'base', detail: 'new' }],
  ['2', '', 'v-base v-detail-base', { version: 'base', detail: 'base' }],
])('mem_cen %j and dep_func %j give %s', { tags: ['STATUS-005'] }, (mem_cen, dep_func, shown, kept) => {
  showTemplate({ mem_cen, dep_func })
  expect(document.body.className).toBe(shown)
  expect(storedTemplate.read()).toEqual(kept)
})
