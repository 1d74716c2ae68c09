import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { useRole } from '@/shared/session'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Ladder } from './Ladder.tsx'
import { VipProgress } from './VipProgress.tsx'
import { useLadder, useStanding } from './vip.queries.ts'

/** The member's VIP level and its benefits. */
export function Benefits() {
  const ladder = useLadder()
  return (
    <QueryState query={ladder} waiting={<Skeleton height="420px" radius={20} />}>
      {({ levels, currencySymbol: symbol }) => <Own levels={levels} symbol={symbol} />}
    </QueryState>
  )
}

type Levels = NonNullable<ReturnType<typeof useLadder>['data']>['levels']

function Own({ levels, symbol }: { levels: Levels; symbol: string }) {
  const { isTrial } = useRole()
  return isTrial ? <OfTrial levels={levels} symbol={symbol} /> : <OfMember levels={levels} symbol={symbol} />
}

function OfMember({ levels, symbol }: { levels: Levels; symbol: string }) {
  const standing = useStanding()
  return (
    <>
      <QueryState query={standing} waiting={<Skeleton height="484px" radius={20} />}>
        {(own) => <VipProgress standing={own} levels={levels} symbol={symbol} />}
      </QueryState>
      <Ladder levels={levels} symbol={symbol} own={standing.data?.level} />
    </>
  )
}

/** Shown to trial players, who have no VIP level. */
function OfTrial({ levels, symbol }: { levels: Levels; symbol: string }) {
  const t = useText()
  return (
    <>
      <p className={page.intro}>{t('vip:trial')}</p>
      <ButtonLink to={paths.register()} wide>
        {t('shared:action.registerNow')}
      </ButtonLink>
      <Ladder levels={levels} symbol={symbol} />
    </>
  )
}
