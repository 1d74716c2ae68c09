import type { games, registration, session, system, wallet } from '@understudy/contracts'
import { describe, expectTypeOf, test } from 'vitest'
import type { CallOf } from './call.ts'

type OfCaller = 'caller' | 'ip' | 'device' | 'agent' | 'origins' | 'cookies' | 'headers' | 'setCookie' | 'file'

describe('arguments of a handler', () => {
  test('a handler gets no caller where its answer is cached for others', () => {
    expectTypeOf<Extract<keyof CallOf<typeof games.gameList>, OfCaller>>().toBeNever()
    expectTypeOf<Extract<keyof CallOf<typeof games.hotGames>, OfCaller>>().toBeNever()
    expectTypeOf<Extract<keyof CallOf<typeof system.whitelabel>, OfCaller>>().toBeNever()
    expectTypeOf<Extract<keyof CallOf<typeof registration.registerSettings>, OfCaller>>().toBeNever()
    expectTypeOf<keyof CallOf<typeof system.templates>>().toEqualTypeOf<
      'world' | 'merchant' | 'language' | 'params' | 'query' | 'body'
    >()
  })

  test('a handler gets its caller where the answer is not cached', () => {
    expectTypeOf<OfCaller>().toExtend<keyof CallOf<typeof system.settings>>()
    expectTypeOf<OfCaller>().toExtend<keyof CallOf<typeof session.login>>()
    expectTypeOf<CallOf<typeof wallet.balance>['caller']>().not.toBeNullable()
  })
})
