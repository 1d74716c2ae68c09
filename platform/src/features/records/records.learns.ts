import { deposits, records, withdrawals } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'
import type { Words } from '../../scenarios/scenario-file.ts'

/** Kinds of movements that other lists tell of. */
const TOLD: ReadonlySet<records.MovementKind> = new Set(['deposit', 'withdrawal', 'game', 'transfer'])

/** The name of a state by its code. */
const nameIn = <Name extends string>(states: Readonly<Record<Name, number>>, code: number): Name =>
  (Object.keys(states) as Name[])[code - 1] as Name

/** Whether words of a file say a name in any language. */
const isNamed = (words: Words | undefined, name: string) => Object.values(Object(words)).includes(name)

export const recordLearns: readonly Learns[] = [
  learns(records.depositRecords, ({ list, next }, into) => {
    // An order that waited is one that ended later, as far as a record tells.
    const past = list.filter(({ depositDate, actualDepositDate }) => (actualDepositDate ?? depositDate) <= into.startAt)
    if (past.length < list.length) into.leftOut('deposits', 'those after the recording began')
    if (next !== null) into.leftOut('deposits', 'those on pages that were not recorded, if any')
    into.finally(({ depositChannels = [] }) => {
      const channelOf = ({ depositMode, vendorName }: records.DepositRecord) => {
        const ofMode = depositChannels.filter(({ mode }) => mode === depositMode)
        const named = ofMode.find(({ name }) => isNamed(name, vendorName))
        if (!named && ofMode.length > 0) into.invented('deposits', 'channels of those that no recorded list has')
        return named ?? ofMode[0]
      }
      into.listed(
        'deposits',
        past.toReversed().flatMap((one) => {
          const channel = channelOf(one)
          if (!channel) into.leftOut('deposits', 'those in a way that no recorded list of channels has')
          return channel
            ? [
                {
                  member: into.owner,
                  vendorId: channel.vendorId,
                  amount: one.requestedAmount,
                  state: nameIn(deposits.DEPOSIT_STATES, one.state),
                  at: into.when(one.depositDate),
                  ...(one.actualDepositDate !== null && { ended: into.when(one.actualDepositDate) }),
                  fee: one.fee,
                  reimbursed: one.reimbursementAmount,
                  refId: into.reference(one.refId),
                  ...(one.reason !== null && { reason: one.reason }),
                },
              ]
            : []
        }),
      )
      into.invented('deposits', 'their numbers')
      if (past.some(({ remark }) => remark !== '')) into.leftOut('deposits', 'remarks')
    })
  }),
  learns(records.withdrawRecords, ({ list, next }, into) => {
    const past = list.filter(({ withdrawDate, endedAt }) => (endedAt ?? withdrawDate) <= into.startAt)
    if (past.length < list.length) into.leftOut('withdrawals', 'those after the recording began')
    if (next !== null) into.leftOut('withdrawals', 'those on pages that were not recorded, if any')
    into.finally(({ banks = [] }) =>
      into.listed(
        'withdrawals',
        past.toReversed().map((one) => {
          const bank = banks.find(({ name }) => isNamed(name, one.bankName))
          return {
            member: into.owner,
            ...(bank && { bankCode: bank.bankCode }),
            amount: one.amount,
            fee: one.fee,
            state: nameIn(withdrawals.WITHDRAWAL_STATES, one.status),
            at: into.when(one.withdrawDate),
            ...(one.endedAt !== null && { ended: into.when(one.endedAt) }),
            ...(one.reason !== null && { reason: one.reason }),
          }
        }),
      ),
    )
    into.invented('withdrawals', 'their numbers, and the accounts they were paid to')
    if (past.some(({ remark }) => remark !== '')) into.leftOut('withdrawals', 'remarks')
  }),
  learns(records.accountRecords, ({ list, next }, into) => {
    if (next !== null) into.leftOut('transfers', 'those on pages that were not recorded, if any')
    const sent = list.filter(({ kind, tx_time: at }) => kind === 'transfer' && at <= into.startAt)
    if (sent.length > 0) into.invented('transfers', 'who else sent or got them')
    if (sent.some(({ remark }) => remark !== '')) into.leftOut('transfers', 'remarks')
    into.listed(
      'transfers',
      sent.toReversed().map(({ about, amount, tx_time: at }) => {
        const other = into.reference(about).toLowerCase()
        into.keep('members', { username: other, story: 'Somebody who shared money with the recorded member.' })
        const [from, to] = amount < 0 ? [into.owner, other] : [other, into.owner]
        return { from, to, amount: Math.abs(amount), at: into.when(at) }
      }),
    )
    into.invented('records', 'the list of movements: it follows from the orders')
    for (const kind of new Set(list.map((one) => one.kind)))
      if (!TOLD.has(kind))
        into.leftOut('records', `movements of the kind ${kind}, which the opening balance makes up for`)
  }),
]
