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

/** All numbers of a draw by prize; the words run with the language, the numbers from left to right. */
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
                {numbers.map((number, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two prizes may have the same number; none moves
                  <span key={at}>{number}</span>
                ))}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
