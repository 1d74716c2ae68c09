import { control as contract, type Endpoint, type EndpointDefinition } from '@understudy/contracts'
import { control, type Parts, send } from '../support/call.ts'
import { watch } from '../support/events.ts'
import { controlHeaders } from '../support/platform.ts'
import { promotionNamed } from '../support/promotions.ts'
import { makeWorld } from '../support/world.ts'
import type { SampleContext } from './sample-context.ts'

/** A call that was made: the contract, its input and its reply. */
export interface Walked {
  endpoint: Endpoint<EndpointDefinition>
  parts: Parts
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Makes every control call once, in an order in which each finds the data it needs. */
export async function walkControl(
  { world, deposit, fixture, promotion, replay }: SampleContext,
  note: (walked: Walked) => void,
): Promise<void> {
  const params = { id: world.id }
  const does = async <D extends EndpointDefinition>(endpoint: Endpoint<D>, parts: Parts) => {
    const answer = await send(endpoint, parts, controlHeaders())
    if (answer.status >= 300) throw new Error(`${endpoint.name}: ${answer.status} ${answer.text}`)
    const { status, headers, body } = answer
    note({ endpoint: endpoint as unknown as Walked['endpoint'], parts, status, headers, body })
    return answer.body
  }
  const inWorld = <D extends EndpointDefinition>(endpoint: Endpoint<D>, body?: object, more: object = {}) =>
    does(endpoint, { params: { ...params, ...more }, ...(body ? { body } : {}) })

  await does(contract.health, {})
  await does(contract.scenarios, {})
  await does(contract.endpoints, {})
  await does(contract.usage, {})
  await does(contract.listWorlds, {})
  await does(contract.createWorld, { body: { scenario: 'everyday', seed: 1, clock: 'frozen' } })
  await inWorld(contract.getWorld)
  await inWorld(contract.describeWorld, { name: 'Friday’s demo', note: 'Amina has just won.' })
  await inWorld(contract.worldDiff)
  await inWorld(contract.getClock)
  await inWorld(contract.getFaults)
  await inWorld(contract.getSettings)
  await inWorld(contract.actors)
  await does(contract.timeline, { params: { ...params, name: 'amina' }, query: { limit: 3 } })
  await inWorld(contract.audit)
  const [vendor] = await inWorld(contract.vendors)
  await inWorld(contract.tables)
  await inWorld(contract.draws)
  await inWorld(contract.plays)
  await inWorld(contract.getLuck)
  await inWorld(contract.replayBet, undefined, { bet: replay.betId })
  await inWorld(contract.publishWorld)
  await inWorld(contract.listMissions)
  await inWorld(contract.listPromotions)
  await does(contract.queues, { params, query: { limit: 2 } })
  await does(contract.dueEvents, { params, query: { limit: 3 } })
  await does(contract.outbox, { params, query: { limit: 2 } })
  await does(contract.tape, { params, query: { limit: 2 } })
  const [last] = await world.tape('wallet.balance')
  await does(contract.tapeCall, { params: { ...params, seq: last?.seq ?? 1 } })
  await does(contract.tableRows, { params: { ...params, table: 'feedback' }, query: { limit: 2 } })
  const { ids } = await does(contract.tableRows, { params: { ...params, table: 'inbox_message' }, query: { limit: 1 } })
  const letter = { table: 'inbox_message', row: ids[0] ?? 0 }
  await inWorld(contract.changeRow, { set: { read_at: null } }, letter)
  const { change } = await inWorld(contract.deleteRow, undefined, letter)
  await inWorld(contract.undoChange, undefined, { change })
  await inWorld(contract.signIn, { as: 'zoya' })
  const watched = await watch(`/__control/worlds/${world.id}/stream`)
  await inWorld(contract.patchClock, { advanceMs: 1_000 })
  const event = await watched.next('steered')
  watched.leave()
  const streamed = { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' } }
  note({
    endpoint: contract.stream as unknown as Walked['endpoint'],
    parts: { params },
    ...streamed,
    body: `data: ${JSON.stringify(event)}\n\n`,
  })
  await inWorld(contract.patchSettings, { slideCheck: 'pass' })
  await inWorld(contract.putFaults, {
    rules: [{ endpoint: 'games.list', kind: 'error', code: 'TOO_MANY_REQUEST', times: 1 }],
  })
  await inWorld(contract.addFault, { endpoint: 'games.list', kind: 'latency', ms: 20, times: 1 })
  await inWorld(contract.putLuck, { next: ['win'] })
  await inWorld(contract.forceResult, { about: fixture.matchId, outcome: 'home' })
  await inWorld(contract.putDraw, { gameCode: 'K3_1M', kind: 'number', winningNumber: '6,6,6' })
  await inWorld(contract.putPlays, { off: [] })
  await inWorld(contract.patchVendor, { maintenance: false }, { vendor: vendor.code })
  await inWorld(contract.writeMessage, { to: 'amina', title: 'Hello', content: '<p>A word from the house.</p>' })
  await inWorld(contract.sayInChat, { to: 'amina', text: 'Good evening.' })
  await inWorld(contract.announce, { title: 'Tonight', content: '<p>We close at two.</p>' })
  await inWorld(contract.issueReward, { to: 'zoya', amount: 50, multiple: 3 })
  await inWorld(contract.finishMission, { account: 'zoya' }, { mission: 101 })
  await inWorld(contract.setVipLevel, { account: 'zoya', level: 3 })
  const gift = await promotionNamed(promotion.claimer, 'Birthday gift')
  await inWorld(contract.issuePromotion, { to: 'zoya', promotion: gift.id })
  await inWorld(contract.makeTeam, { under: 'bilal', size: 5 })
  await inWorld(contract.decide, { action: 'approve' }, { queue: 'deposits', item: deposit.proved })
  const snapshot = await inWorld(contract.takeSnapshot, { label: 'before' })
  await inWorld(contract.listSnapshots)
  await inWorld(contract.restoreSnapshot, { snapshot: snapshot.id })
  const { capsule } = await inWorld(contract.exportCapsule, { route: '/m/home' })
  await does(contract.capsuleContents, { body: { capsule } })
  await does(contract.importCapsule, { body: { capsule } })
  await does(contract.capsuleTest, { body: { capsule, kind: 'supertest' } })
  const { phones } = (await does(contract.getPhones, {})) as { phones: string[] }
  // A server that others reach has phones only where it is told their hosts.
  if (phones.length > 0) await inWorld(contract.openPhone, { phone: 1, as: 'amina', language: 'EN', theme: 'light' })
  await does(contract.makeLink, { body: { address: '/m/home?scenario=vip&as=amina' } })
  const room = await does(contract.openRoom, { body: { world: world.id, pin: '2468' } })
  await does(contract.listRooms, {})
  await does(contract.getRoom, { params: { code: room.code } })
  await does(contract.closeRoom, { params: { code: room.code } })
  await inWorld(contract.forkWorld)
  await inWorld(contract.resetWorld)
  const other = await makeWorld()
  const image = await control(contract.publishWorld, { params: { id: other.id } })
  await does(contract.deleteWorld, { params: { id: other.id } })
  await does(contract.adoptWorld, { body: image })
}
