import { type bets, control as contract, disputes, inbox, wallet } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { betsOf } from '../support/statement.ts'
import { openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const WORDS = 'The third bell was there, and I was paid nothing.'
const DAYS = { startDate: '2026-03-09', endDate: '2026-03-11' }

const say = (actor: Actor, id: number | string, words = WORDS) =>
  actor.call(disputes.disputeBet, { params: { id: String(id) }, body: { words } })

const settled = ({ status }: bets.BetRecord) => status === 'won' || status === 'lost'

/** A world with hina, and her settled bets, the newest first. */
async function withBets() {
  const world = await makeWorld()
  const hina = await world.as('hina')
  const { list } = await betsOf(hina)
  return { world, hina, ids: list.filter(settled).map(({ id }) => id) }
}

const queueOf = async (world: TestWorld) => {
  const queue = (await world.queues()).find(({ name }) => name === 'disputes')
  if (!queue) throw new Error('There is no queue of disputes')
  return queue
}

describe('a dispute of a round', () => {
  test('a dispute is stored with its words, and nobody else sees it', async () => {
    const { world, hina, ids } = await withBets()
    const [betId = 0] = ids
    const { value } = await say(hina, betId, `  ${WORDS}\n`)
    expect(value).toMatchObject({ betId, words: WORDS, state: 'waiting', answer: null, answeredAt: null })
    expect(await hina.get(disputes.disputes)).toEqual([value])
    expect(await (await world.as('amina')).get(disputes.disputes)).toEqual([])
  })

  test('unknown bets, bets of others and play money are refused', async () => {
    const { world, hina, ids } = await withBets()
    const amina = await world.as('amina')
    expect((await say(hina, 999_999_999)).code).toBe('bet.not.found')
    expect((await say(amina, ids[0] ?? 0)).code).toBe('bet.not.found')
    expect((await say(world.guest, ids[0] ?? 0)).code).toBe('CUSTOMER_NOT_LOGIN')
    expect((await say(await world.asTrial(), ids[0] ?? 0)).code).toBe('real.account.required')
    expect((await say(hina, ids[0] ?? 0)).code).toBeUndefined()
  })

  test('an open round is disputed once it is over', async () => {
    const { world, hina } = await withBets()
    const table = await openGame(world, hina, 'PVP')
    const { value } = await table.deal(10)
    const { list } = await betsOf(hina, DAYS)
    const [open] = list.filter(({ status, gameType }) => status === 'open' && gameType === 'PVP')
    expect((await say(hina, open?.id ?? 0)).code).toBe('bet.open')
    await table.end(value.round.roundId)
    expect((await say(hina, open?.id ?? 0)).code).toBeUndefined()
  })

  test('a complaint has 10 to 300 characters', async () => {
    const { world, hina, ids } = await withBets()
    expect(disputes.DISPUTE_LENGTH).toEqual({ min: 10, max: 300 })
    for (const words of ['x'.repeat(9), ` ${'x'.repeat(8)} `, 'x'.repeat(301), ''])
      expect((await say(hina, ids[0] ?? 0, words)).code, String(words.length)).toBe('field.invalid')
    for (const [at, words] of ['x'.repeat(10), 'x'.repeat(300)].entries()) {
      expect((await say(hina, ids[at] ?? 0, words)).code).toBeUndefined()
      await world.advance(disputes.DISPUTE_PAUSE)
    }
  })

  test('a member disputes one round a minute', async () => {
    const { world, hina, ids } = await withBets()
    const [first = 0, second = 0] = ids
    await say(hina, first)
    const { code, detail } = await say(hina, second)
    expect({ code, detail }).toEqual({ code: 'dispute.too_often', detail: { retryAfter: 60 } })
    await world.advance(disputes.DISPUTE_PAUSE - 1)
    expect((await say(hina, second)).code).toBe('dispute.too_often')
    await world.advance(1)
    expect((await say(hina, second)).code).toBeUndefined()
  })

  test('one dispute of a bet waits at a time; a decided one may follow another', async () => {
    const { world, hina, ids } = await withBets()
    const [betId = 0] = ids
    const answers = await Promise.all([say(hina, betId), say(hina, betId)])
    expect(answers.map(({ code }) => code ?? 'taken').sort()).toEqual(['dispute.exists', 'taken'])
    await world.advance(disputes.DISPUTE_PAUSE)
    expect((await say(hina, betId)).code).toBe('dispute.exists')
    const [item] = (await queueOf(world)).items
    await world.decide('disputes', item?.id ?? '', 'reject')
    expect((await say(hina, betId)).code).toBeUndefined()
    expect((await hina.get(disputes.disputes)).map(({ state }) => state)).toEqual(['waiting', 'rejected'])
  })
})

describe('the queue of disputed rounds', () => {
  test('a dispute waits in the back office with its words and its bet', async () => {
    const world = await makeWorld({ scenario: 'round-disputed' })
    const { count, items, reasons } = await queueOf(world)
    const [item] = items
    expect({ count, item }).toEqual({
      count: 1,
      item: expect.objectContaining({
        account: 'hina',
        merchant: 'aurora1',
        title: 'There were three bells and I only got my stake back.',
        amount: 50,
        currencySymbol: 'Rs',
        actions: ['uphold', 'reject'],
        facts: expect.objectContaining({ game: 'Nilgiri Tiger', win: '50', status: 'won' }),
      }),
    })
    expect(reasons).toEqual({ uphold: ['mistake', 'display'], reject: ['rules', 'connection'] })
    const { url } = await control(contract.replayBet, { params: { id: world.id, bet: String(item?.bet) } })
    expect(url).toContain(`/play/${world.id}.${item?.bet}.`)
  })

  test.each([
    [
      'uphold',
      'upheld',
      'Your complaint about a round is upheld',
      'You are right: this round did not go as it should. We are sorry.',
    ],
    [
      'reject',
      'rejected',
      'Your complaint about a round is rejected',
      'We have watched this round again: it went by the rules of the game.',
    ],
  ])('to %s tells the player in record and inbox, and moves no money', async (action, state, title, answer) => {
    const world = await makeWorld({ scenario: 'round-disputed' })
    const hina = await world.as('hina')
    const before = await hina.get(wallet.balance)
    const unread = await hina.get(inbox.inboxUnread)
    const [item] = (await queueOf(world)).items
    await world.decide('disputes', item?.id ?? '', action)
    expect((await queueOf(world)).count).toBe(0)
    const [decided] = await hina.get(disputes.disputes)
    expect(decided).toMatchObject({ betId: item?.bet, state, answer, answeredAt: expect.any(Number) })
    const { content } = await hina.get(inbox.inbox)
    expect({ type: content[0]?.type, title: content[0]?.title, content: content[0]?.content }).toEqual({
      type: 'answer',
      title,
      content: `<p>Nilgiri Tiger</p><blockquote>There were three bells and I only got my stake back.</blockquote><p>${answer}</p>`,
    })
    expect(await hina.get(inbox.inboxUnread)).toBe(unread + 1)
    expect(await hina.get(wallet.balance)).toEqual(before)
    await expect(world.decide('disputes', item?.id ?? '', action)).rejects.toThrow()
  })

  test('a remark replaces the ready-made answer, and no markup of either side is HTML', async () => {
    const { world, hina, ids } = await withBets()
    await say(hina, ids[0] ?? 0, 'My <b>third</b> bell & nothing')
    const [item] = (await queueOf(world)).items
    await world.decide('disputes', item?.id ?? '', 'uphold', { remark: 'See <script>here</script>' })
    const [decided] = await hina.get(disputes.disputes)
    expect(decided).toMatchObject({ state: 'upheld', answer: 'See <script>here</script>' })
    const [message] = (await hina.get(inbox.inbox)).content
    expect(message?.content).toContain(
      '<blockquote>My &lt;b&gt;third&lt;/b&gt; bell &amp; nothing</blockquote><p>See &lt;script&gt;here&lt;/script&gt;</p>',
    )
  })

  test('the answer is read in the reader’s language', async () => {
    const hina = await (await makeWorld({ scenario: 'round-disputed' })).as('hina')
    const answers = async (Language: string) =>
      (await hina.call(disputes.disputes, {}, { Language })).value.map(({ answer }) => answer)
    expect(await answers('EN')).toEqual([null, 'We have watched this round again: it went by the rules of the game.'])
    expect(await answers('UR')).toEqual([null, expect.stringMatching(/[\u0600-\u06ff]/)])
  })
})
