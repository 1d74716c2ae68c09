import type { LotteryGroup } from '@understudy/contracts/lottery/terms'
import { type TextKey, useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import { tiersOf } from './families.ts'
import styles from './PrizeTable.module.css'

interface PrizeTableProps {
  group: LotteryGroup
  winningNumber: string
  caption: string
}

/** All numbers of a draw by prize; labels follow the language's direction, numbers are left to right. */
export function PrizeTable({ group, winningNumber, caption }: PrizeTableProps) {
  const t = useText()
  const tiers = tiersOf(group, winningNumber)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {tiers.map(({ tier, numbers }, index) => (
          <tr key={tier} className={classes(index === 0 && styles.first)}>
            <th scope="row">{t(`draws:tier.${tier}` as TextKey)}</th>
            <td>
              <bdi dir="ltr" className={styles.numbers}>
                {numbers.map((number, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: numbers may repeat, and the order is fixed
                  <span key={index}>{number}</span>
                ))}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
