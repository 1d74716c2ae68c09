import { type control, toAmount } from '@understudy/contracts'
import { betsRepository } from '@understudy/platform/features/bets/index.ts'
import { inboxRepository } from '@understudy/platform/features/inbox/index.ts'
import { statementRepository, TX } from '@understudy/platform/features/ledger/index.ts'
import type { Member } from '@understudy/platform/features/member/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { invalidField } from '../api/control-problem.ts'
import { findAccount } from './accounts.ts'

type Entry = control.TimelineEntry

/** Calls, movements and messages that are searched for a text, the newest first. */
const SEARCHED = 5_000

const NAME_OF_TYPE = new Map(Object.entries(TX).map(([name, id]) => [id as number, name]))
const NO_MONEY = { amount: null, balance: null }

/**
 * Everything that one account did and got, in one order, newest first.
 * @throws ControlProblem if no account has the name
 */
export function timelineOf(
  world: World,
  name: string,
  { find, limit }: { find?: string | undefined; limit: number },
): Entry[] {
  const member = findAccount(world, name)
  if (!member) throw invalidField('name', `nobody in this world is called ${name}`)
  const needle = find?.toLowerCase()
  const mentions = ({ title, text }: Entry) => needle === undefined || `${title} ${text}`.toLowerCase().includes(needle)
  const most = needle === undefined ? limit : SEARCHED
  // The bodies of calls, which an entry does not carry, are searched too.
  const inBodies = new Set(
    find === undefined ? [] : world.tape.list(limit, { actor: member.username, find }).map(({ seq }) => seq),
  )
  const entries = [
    ...callsOf(world, member, most).filter((call) => mentions(call) || inBodies.has(call.seq ?? 0)),
    ...movementsOf(world, member, most).filter(mentions),
    ...messagesOf(world, member, most).filter(mentions),
    ...sentTo(world, member, most).filter(mentions),
  ]
  return entries.sort((a, b) => b.at - a.at || (b.seq ?? 0) - (a.seq ?? 0)).slice(0, limit)
}

const callsOf = (world: World, { username }: Member, most: number) =>
  world.tape.list(most, { actor: username }).map(({ at, endpoint, status, code, seq }): Entry => {
    const text = code === null ? String(status) : `${status} ${code}`
    return { at, kind: 'call', title: endpoint, text, seq, ...NO_MONEY }
  })

const movementsOf = (world: World, { id }: Member, most: number) =>
  world
    .use(statementRepository)
    .page({ memberId: id, from: 0, before: world.now() }, { at: world.now(), id: Number.MAX_SAFE_INTEGER }, most)
    .map(
      ({ at, typeId, key, amount, balanceAfter }): Entry => ({
        at,
        kind: 'money',
        title: NAME_OF_TYPE.get(typeId) ?? String(typeId),
        text: key,
        amount: toAmount(amount),
        balance: toAmount(balanceAfter),
        seq: null,
        bet: typeId === TX.gameBet ? betStaked(world, key) : undefined,
      }),
    )

const BET_KEY = ':bet'
/** Returns the number of the bet whose stake has this key. */
const betStaked = (world: World, key: string): number | undefined =>
  key.endsWith(BET_KEY) ? world.use(betsRepository).byRef(key.slice(0, -BET_KEY.length))?.id : undefined

const messagesOf = (world: World, { id }: Member, most: number) =>
  world
    .use(inboxRepository)
    .page(id, world.now(), most, 0)
    .map(({ at, title, content }): Entry => {
      const text = textIn(content, 'EN')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      return { at, kind: 'message', title: textIn(title, 'EN'), text, seq: null, ...NO_MONEY }
    })

/** SMS and e-mails to the number and the address of a member. */
const sentTo = (world: World, { mobile, email }: Member, most: number) =>
  (['sms', 'email'] as const).flatMap((kind) => {
    const to = kind === 'sms' ? mobile : email
    if (to === '') return []
    return world.outbox
      .list({ kind, to, limit: most })
      .map(({ at, to, text }): Entry => ({ at, kind, title: to, text, seq: null, ...NO_MONEY }))
  })
