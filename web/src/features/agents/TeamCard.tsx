import { UserPlus, Users } from 'lucide-react'
import { useFlags, useSettings } from '@/domain/system'
import { formatAmount } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { useRole } from '@/shared/session'
import { Money } from '@/shared/ui/Money'
import { Rows } from '@/shared/ui/Rows'
import { Skeleton } from '@/shared/ui/Skeleton'
import { useOverview } from './agents.queries.ts'

/** An agent's ways to the team, with today's commission, and to new members. */
export function TeamCard() {
  const { isAgent } = useRole()
  const { teamOverview } = useFlags()
  return isAgent && teamOverview ? <Team /> : null
}

function Team() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { registerCenter } = useFlags()
  const { data, isPending } = useOverview('today')
  return (
    <Rows title={t('agents:home.title')}>
      <RowLink
        to={paths.teamOverview()}
        icon={<Users size={20} />}
        label={
          <>
            {t('agents:home.today')}{' '}
            <strong>
              {isPending ? <Skeleton width="4em" /> : data && <Money amount={data.commission} symbol={symbol} />}
            </strong>
          </>
        }
        hint={
          data &&
          t('agents:home.members', {
            count: data.teamCount,
            all: formatAmount(data.teamCount, 0),
            active: formatAmount(data.activeCount, 0),
          })
        }
      />
      {registerCenter && (
        <RowLink to={paths.registerCenter()} icon={<UserPlus size={20} />} label={t('agents:bring')} />
      )}
    </Rows>
  )
}
