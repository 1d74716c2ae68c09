import { type EndpointDefinition, Merchant, Token } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { send } from '../support/call.ts'
import { makeWorld } from '../support/world.ts'

// The format of tokens and merchant codes is up to each platform: the contracts accept any, while this server accepts
// its own and refuses others with the codes that the contracts declare.

/** Tokens and codes as other platforms use them. */
const TOKENS = ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmVk', '0123456789abcdef0123456789abcdef', 'a+b/c==']
const MERCHANTS = ['M2', 'gold-star', 'ACME_PK_01', '88']

const endpointNamed = (name: string) =>
  REGISTRY.find((one) => one.name === name) as EndpointDefinition & (typeof REGISTRY)[0]

describe('the contracts', () => {
  test.each(TOKENS)('the contracts accept the token %s', (token) =>
    expect(z.safeParse(Token, token).success).toBe(true),
  )
  test.each(MERCHANTS)('the contracts accept the merchant %s', (code) =>
    expect(z.safeParse(Merchant, code).success).toBe(true),
  )
  test.each(['', 'two words', 'line\nbreak', 'é', 'x'.repeat(2_049)])('the contracts refuse the token %j', (token) =>
    expect(z.safeParse(Token, token).success).toBe(false),
  )
  test.each(['', '-dash', 'two words', '../up', 'x'.repeat(33)])('the contracts refuse the merchant %j', (code) =>
    expect(z.safeParse(Merchant, code).success).toBe(false),
  )
})

describe('the server', () => {
  test.each(TOKENS)('the server made no token like %s', async (token) => {
    const { id } = await makeWorld()
    const headers = { 'x-world': id, Merchant: 'aurora1', Authorization: token }
    const { status, body } = await send(endpointNamed('favourites.ids'), {}, headers)
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 401, errorCode: 'user.or.token.invalid' })
  })

  test.each([
    ['games.list', (code: string) => ({ merchant: code, pageNo: '1', pageSize: '2' })],
    ['games.vendorTypes', (code: string) => ({ merchant_code: code, typeId: '1' })],
    ['announcements.list', (code: string) => ({ merchantCode: code, types: 'PU', platform: 'M' })],
  ] as const)('the server refuses foreign merchants in the input of %s', async (name, queryFor) => {
    const { id } = await makeWorld()
    const headers = { 'x-world': id, Merchant: 'aurora1', Language: 'EN' }
    const ask = async (code: string) => {
      const { status, body } = await send(endpointNamed(name), { query: queryFor(code) }, headers)
      return [status, body.errorCode ?? 'answered']
    }
    for (const code of [...MERCHANTS, 'constructor'])
      expect(await ask(code), code).toEqual([400, 'merchant.acct.setup.err'])
    expect(await ask('aurora1')).toEqual([200, 'answered'])
  })

  test.each(MERCHANTS)('the server does not serve the merchant %s', async (code) => {
    const { id } = await makeWorld()
    const { body } = await send(endpointNamed('favourites.ids'), {}, { 'x-world': id, Merchant: code })
    expect(body.errorCode).toBe('merchant.acct.setup.err')
  })
})
