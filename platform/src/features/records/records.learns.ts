import { deposits, records, withdrawals } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

/** Kinds of movements that other lists tell of. */
const TOLD: ReadonlySet<records.MovementKind> = new Set(['deposit', 'withdrawal', 'game'])

/** The name of a state by its code. */
const nameIn = <Name extends string>(states: Readonly<Record<Name, number>>, code: number): Name =>
  (Object.keys(states) as Name[])[code - 1] as Name

export const recordLearns: readonly Learns[] = [
  learns(records.depositRecords, ({ list, next }, into) => {
    // An order that waited is one that ended later, as far as a record tells.
    const past = list.filter(({ depositDate, actualDepositDate }) => (actualDepositDate ?? depositDate) <= into.startAt)
    if (past.length < list.length) into.leftOut('deposits', 'those after the recording began')
    if (next !== null) into.leftOut('deposits', 'those on pages that were not recorded, if any')
    into.finally(({ depositChannels = [] }) => {
      const channelOf = ({ depositMode, vendorName }: records.DepositRecord) => {
        const ofMode = depositChannels.filter(({ mode }) => mode === depositMode)
        const named = ofMode.find(({ name }) => Object.values(Object(name)).includes(vendorName))
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
    into.listed(
      'withdrawals',
      past.toReversed().map((one) => ({
        member: into.owner,
        amount: one.amount,
        fee: one.fee,
        state: nameIn(withdrawals.WITHDRAWAL_STATES, one.status),
        at: into.when(one.withdrawDate),
        ...(one.endedAt !== null && { ended: into.when(one.endedAt) }),
        ...(one.reason !== null && { reason: one.reason }),
      })),
    )
    into.invented('withdrawals', 'their numbers, and the accounts they were paid to')
    if (past.some(({ remark }) => remark !== '')) into.leftOut('withdrawals', 'remarks')
  }),
  learns(records.accountRecords, ({ list }, into) => {
    into.invented('records', 'the list of movements: it follows from the orders')
    for (const kind of new Set(list.map((one) => one.kind)))
      if (!TOLD.has(kind))
        into.leftOut('records', `movements of the kind ${kind}, which the opening balance makes up for`)
  }),
]
