import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { useRole } from '@/shared/session'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Ladder } from './Ladder.tsx'
import { Promises } from './Promises.tsx'
import { useLadder } from './vip.queries.ts'

/** The VIP programme for everybody, with a link to join. */
export function Programme() {
  const t = useText()
  const ladder = useLadder()
  const { isMember, isTrial } = useRole()
  return (
    <>
      <Promises />
      {isMember && (
        <ButtonLink to={paths.vipBenefits()} wide>
          {t('vip:own')}
        </ButtonLink>
      )}
      {isTrial && (
        <ButtonLink to={paths.register()} wide>
          {t('shared:action.registerNow')}
        </ButtonLink>
      )}
      {!isMember && !isTrial && (
        <ButtonLink to={paths.login({ backUrl: paths.vipBenefits() })} wide>
          {t('vip:login')}
        </ButtonLink>
      )}
      <QueryState query={ladder} waiting={<Skeleton height="480px" radius={20} />}>
        {({ levels, currencySymbol }) => <Ladder levels={levels} symbol={currencySymbol} />}
      </QueryState>
    </>
  )
}
