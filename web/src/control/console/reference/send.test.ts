import { expect, test } from 'vitest'
import { filled } from './send.ts'

const parameters = [
  { name: 'id', in: 'path' },
  { name: 'pageNo', in: 'query' },
  { name: 'find', in: 'query' },
  { name: 'x-key', in: 'header' },
  { name: 'kind', in: 'form' },
] as const

test('values are encoded into path and query, and empty ones left out', () => {
  const values = { id: 'a/b', pageNo: '2', find: 'ش & x', 'x-key': 'k1', kind: 'UPLOAD' }
  const call = filled({ method: 'POST', path: '/wps/bets/:id/lines' }, parameters, values, '{}')
  expect(call).toEqual({
    method: 'POST',
    url: '/wps/bets/a%2Fb/lines?pageNo=2&find=%D8%B4+%26+x',
    headers: { 'x-key': 'k1' },
    body: '{}',
  })
  expect(filled({ method: 'GET', path: '/wps/bets' }, parameters, { pageNo: '', id: '' }, undefined)).toEqual({
    method: 'GET',
    url: '/wps/bets',
    headers: {},
    body: undefined,
  })
})
