import { disputes, type LanguageCode, platformError } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { historyRepository } from '../bets/index.ts'
import { plainWords } from '../chat/index.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { type DisputeRow, disputesRepository } from './disputes.repository.ts'

export const disputeRoutes = [
  handle(disputes.disputeBet, ({ world, caller: { memberId }, params, body, language }) => {
    const betId = Number(params.id)
    const bet = world.use(historyRepository).ofMember(memberId, betId)
    // Play money is in no record, so there is nothing to dispute.
    if (!bet || bet.wallet === DEMO_WALLET) throw platformError('bet.not.found')
    if (bet.status === 'open') throw platformError('bet.open')
    const repository = world.use(disputesRepository)
    if (repository.waitsFor(betId)) throw platformError('dispute.exists')
    const now = world.now()
    const free = (repository.lastAt(memberId, now) ?? Number.NEGATIVE_INFINITY) + disputes.DISPUTE_PAUSE
    if (now < free) throw platformError('dispute.too_often', { retryAfter: Math.ceil((free - now) / 1000) })
    return disputeView(repository.add({ memberId, betId, words: plainWords(body.words), at: now }), language)
  }),

  handle(disputes.disputes, ({ world, caller, language }) =>
    world
      .use(disputesRepository)
      .of(caller.memberId)
      .map((row) => disputeView(row, language)),
  ),
]

const disputeView = (
  { memberId: _memberId, answer, ...row }: DisputeRow,
  language: LanguageCode,
): disputes.Dispute => ({ ...row, answer: answer && textIn(answer, language) })
