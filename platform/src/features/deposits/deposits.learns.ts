import { deposits } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

export const depositLearns: readonly Learns[] = [
  learns(deposits.depositChannels, (modes, into) => {
    for (const mode of deposits.DEPOSIT_MODES)
      into.listed(
        'depositChannels',
        (modes[mode]?.channels ?? []).map(({ vendorId, vendorName, logo: address, expectedMinutes, ...channel }) => {
          const logo = into.picture(address)
          return {
            vendorId: vendorId.slice(0, 20),
            mode,
            name: into.words(vendorName),
            ...(logo !== undefined && { logo }),
            min: channel.min,
            max: channel.max,
            decimals: channel.decimals,
            fee: channel.fee,
            quickAmounts: channel.quickAmounts,
            minutes: expectedMinutes,
          }
        }),
      )
    into.invented('depositChannels', 'who is paid')
  }),
]
