import { control as contract, games, session } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { controlHeaders } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

describe('faults', () => {
  const hot = games.hotGames
  const codes = async (world: TestWorld, count: number, id = world.id) => {
    const out = []
    for (let i = 0; i < count; i += 1) out.push((await world.guest.call(hot, {}, { 'x-world': id })).code ?? 'ok')
    return out
  }

  test('a fault hits the calls it names from the nth on, in its own world', async () => {
    const world = await makeWorld()
    const other = await makeWorld()
    await world.faults([{ endpoint: 'games.hot', kind: 'error', code: 'system.error', nth: 2, times: 2 }])
    expect(await codes(world, 5)).toEqual(['ok', 'system.error', 'system.error', 'ok', 'ok'])
    expect((await world.guest.call(games.gameList)).code).toBeUndefined()
    expect(await codes(other, 2)).toEqual(['ok', 'ok'])
  })

  test('a random fault hits the same calls in a world of the same seed and after a reset', async () => {
    const rules: Parameters<TestWorld['faults']>[0] = [
      { endpoint: 'games.hot', kind: 'error', code: 'system.error', probability: 0.5 },
      { endpoint: 'games.hot', kind: 'error', code: 'TOO_MANY_REQUEST', probability: 0.6, nth: 4, times: 3 },
    ]
    const struck = async (world: TestWorld) => {
      await world.faults(rules)
      return codes(world, 24)
    }
    const world = await makeWorld({ seed: 11 })
    const [one, two] = [await struck(world), await struck(await makeWorld({ seed: 11 }))]
    await control(contract.resetWorld, { params: { id: world.id } })
    expect({ two, struck: await struck(world) }).toEqual({ two: one, struck: one })
    expect(new Set(one)).toEqual(new Set(['ok', 'system.error', 'TOO_MANY_REQUEST']))
    expect(await struck(await makeWorld({ seed: 12 }))).not.toEqual(one)
  })

  test('each fault rule counts all its calls, also those another rule hit', async () => {
    const world = await makeWorld()
    await world.faults([
      { endpoint: 'games.hot', kind: 'error', code: 'system.error', times: 1 },
      { endpoint: '*', kind: 'error', code: 'TOO_MANY_REQUEST', nth: 2, times: 1 },
      { endpoint: 'games.hot', kind: 'error', code: 'function.not.available', nth: 3, times: 1 },
    ])
    expect(await codes(world, 4)).toEqual(['system.error', 'TOO_MANY_REQUEST', 'function.not.available', 'ok'])
  })

  test('a fault by chance goes on after a snapshot as it would have gone on without', async () => {
    const world = await makeWorld({ seed: 11 })
    await world.faults([{ endpoint: 'games.hot', kind: 'error', code: 'system.error', probability: 0.5 }])
    await codes(world, 5)
    const params = { id: world.id }
    const { id: snapshot } = await control(contract.takeSnapshot, { params, body: {} })
    const fork = await control(contract.forkWorld, { params })
    const first = await codes(world, 12)
    await control(contract.restoreSnapshot, { params, body: { snapshot } })
    expect(await codes(world, 12)).toEqual(first)
    expect(await codes(world, 12, fork.id)).toEqual(first)
  })

  test('a fault counts only the calls it names in its own world', async () => {
    const [world, other] = [await makeWorld(), await makeWorld()]
    const rule = { endpoint: 'games.hot', kind: 'error', code: 'system.error', nth: 3, times: 2 } as const
    for (const one of [world, other]) await one.faults([rule])
    expect(await codes(world, 6)).toEqual(['ok', 'ok', 'system.error', 'system.error', 'ok', 'ok'])
    for (let i = 0; i < 3; i += 1) expect((await world.guest.call(games.gameList)).code).toBeUndefined()
    const counts = async ({ id }: TestWorld) => {
      const [counted] = (await control(contract.getFaults, { params: { id } })).rules
      return [counted?.calls, counted?.hits]
    }
    expect({ countsWorld: await counts(world), countsOther: await counts(other) }).toEqual({
      countsWorld: [6, 2],
      countsOther: [0, 0],
    })
    // An injected error is not recorded as a crash.
    expect((await world.tape('games.hot')).map(({ cause }) => cause)).toEqual(Array(6).fill(null))
    expect((await world.tape('games.hot')).map(({ fault }) => fault).reverse()).toEqual([
      null,
      null,
      'error system.error',
      'error system.error',
      null,
      null,
    ])
  })

  test('an answer that a fault made says so in a header, and no other does', async () => {
    const world = await makeWorld()
    await world.faults([
      { endpoint: 'games.hot', kind: 'latency', ms: 1, times: 1 },
      { endpoint: 'games.hot', kind: 'error', code: 'system.error', nth: 2, times: 1 },
    ])
    const fault = async () =>
      (await send(hot, {}, { 'x-world': world.id, Merchant: 'aurora1' })).headers['x-fault'] as string | undefined
    expect([await fault(), await fault(), await fault()]).toEqual([undefined, 'error', undefined])
  })

  test('a dropped call has no answer, a truncated one half of it', async () => {
    const world = await makeWorld()
    await world.faults([{ endpoint: 'games.hot', kind: 'drop', times: 1 }])
    await expect(world.guest.call(hot)).rejects.toThrow(/hang up|ECONNRESET/)
    await world.faults([{ endpoint: 'games.hot', kind: 'truncate', times: 1 }])
    await expect(world.guest.call(hot)).rejects.toThrow(/aborted/)
    expect((await world.guest.call(hot)).code).toBeUndefined()
  })

  test('latency delays the call and is recorded on the tape', async () => {
    const world = await makeWorld()
    await world.faults([{ endpoint: 'games.hot', kind: 'latency', ms: 40 }])
    await world.guest.call(hot)
    const [entry] = await world.tape('games.hot')
    expect({ fault: entry?.fault, waited: (entry?.ms ?? 0) >= 39 }).toEqual({ fault: 'latency', waited: true })
  })

  test('adding a fault rule keeps the counts of the others, changing one resets its own', async () => {
    const world = await makeWorld()
    const params = { id: world.id }
    const rule = { endpoint: 'games.hot', kind: 'error', code: 'system.error', nth: 2 } as const
    const counts = async () =>
      (await control(contract.getFaults, { params })).rules.map(({ kind, calls, hits }) => [kind, calls, hits])
    await world.faults([rule])
    expect(await codes(world, 3)).toEqual(['ok', 'system.error', 'system.error'])
    await control(contract.addFault, { params, body: { endpoint: '*', kind: 'latency', ms: 0 } })
    expect(await counts()).toEqual([
      ['error', 3, 2],
      ['latency', 0, 0],
    ])
    await world.faults([{ endpoint: '*', kind: 'truncate', times: 1, nth: 9_000 }, rule])
    expect(await counts()).toEqual([
      ['truncate', 0, 0],
      ['error', 3, 2],
    ])
    await world.faults([rule, rule])
    expect((await counts()).map(([, calls]) => calls)).toEqual([3, 0])
    await world.faults([{ ...rule, nth: 3 }])
    expect(await counts()).toEqual([['error', 0, 0]])
  })

  test('the tape shows a network’s losses, the same in worlds of the same seed', async () => {
    const codesIn = async (world: TestWorld) => {
      await world.faults([{ endpoint: 'games.hot', kind: 'network', shape: 'jitter', ms: 0, jitterMs: 3, loss: 0.4 }])
      for (let i = 0; i < 12; i += 1) await world.guest.call(hot).catch(() => undefined)
      return (await world.tape('games.hot')).map(({ fault }) => fault)
    }
    const first = await codesIn(await makeWorld({ seed: 21 }))
    expect(new Set(first)).toEqual(new Set(['network jitter', 'network jitter, drop']))
    expect(await codesIn(await makeWorld({ seed: 21 }))).toEqual(first)
    expect(await codesIn(await makeWorld({ seed: 22 }))).not.toEqual(first)
  })

  test('a narrow line delays a response by its size', async () => {
    const world = await makeWorld()
    const { length } = JSON.stringify(await world.guest.get(hot))
    await world.faults([{ endpoint: 'games.hot', kind: 'network', kbps: 1_000 }])
    await world.guest.call(hot)
    const [slow] = await world.tape('games.hot')
    expect(length).toBeGreaterThan(1_000)
    expect(slow?.fault).toBe('network')
    expect(slow?.ms).toBeGreaterThan(length * 0.008)
  })

  test('a rule can raise every error of a call once, in turn', async () => {
    const world = await makeWorld()
    const turns = ['system.error', 'TOO_MANY_REQUEST'].map((code, at) => ({
      endpoint: 'games.hot',
      kind: 'error' as const,
      times: 1,
      code,
      nth: at + 1,
    }))
    await world.faults(turns)
    expect(await codes(world, 3)).toEqual(['system.error', 'TOO_MANY_REQUEST', 'ok'])
  })

  test('one rule too many, or an impossible one, is refused and changes nothing', async () => {
    const world = await makeWorld()
    const params = { id: world.id }
    await world.faults(Array.from({ length: 99 }, () => ({ endpoint: 'games.hot', kind: 'latency', ms: 0 })))
    const add = (body: object) => send(contract.addFault, { params, body }, controlHeaders())
    const fieldsOf = async (body: object) => (await add(body)).body.fields?.map(({ name }: { name: string }) => name)
    expect(await fieldsOf({ endpoint: 'games.hot', kind: 'error', code: 'balance.not.enough' })).toEqual(['code'])
    expect(await fieldsOf({ endpoint: 'no.such', kind: 'drop' })).toEqual(['endpoint'])
    expect((await add({ endpoint: '*', kind: 'drop' })).status).toBe(201)
    expect(await fieldsOf({ endpoint: '*', kind: 'drop' })).toEqual(['endpoint'])
    expect((await control(contract.getFaults, { params })).rules).toHaveLength(100)
  })

  test.each([
    [{ endpoint: 'no.such', kind: 'error', code: 'system.error' }, 'rules.0.endpoint'],
    [{ endpoint: 'games.hot', kind: 'error', code: 'balance.not.enough' }, 'rules.0.code'],
    [{ endpoint: 'games.hot', kind: 'error' }, 'rules.0.code'],
    [{ endpoint: 'games.hot', kind: 'latency' }, 'rules.0.ms'],
    [{ endpoint: 'games.hot', kind: 'earthquake' }, 'rules.0.kind'],
    [{ endpoint: 'games.hot', kind: 'drop', times: 0 }, 'rules.0.times'],
    [{ endpoint: '*', kind: 'network' }, 'rules.0.shape'],
    [{ endpoint: '*', kind: 'network', shape: 'pigeon' }, 'rules.0.shape'],
    [{ endpoint: '*', kind: 'network', jitterMs: 30_001 }, 'rules.0.jitterMs'],
    [{ endpoint: '*', kind: 'network', loss: 1.1 }, 'rules.0.loss'],
    [{ endpoint: '*', kind: 'network', kbps: 0 }, 'rules.0.kbps'],
    [{ endpoint: '*', kind: 'latency', ms: 1, loss: 0.5 }, 'rules.0.loss'],
  ])('an impossible rule is refused by field: %o', async (rule, name) => {
    const world = await makeWorld()
    const response = await send(
      contract.putFaults,
      { params: { id: world.id }, body: { rules: [rule] } },
      controlHeaders(),
    )
    expect({
      status: response.status,
      type: response.type,
      fields: response.body.fields.map((field: { name: string }) => field.name),
    }).toEqual({ status: 422, type: 'application/problem+json', fields: [name] })
  })

  test('every failure can be served as 200 with success false', async () => {
    const world = await makeWorld()
    await world.settings({ failuresAs200: true })
    const answer = await world.guest.call(session.touch)
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 200, code: 'CUSTOMER_NOT_LOGIN' })
  })
})
