import type { PromotionAction, PromotionDetail } from '@understudy/contracts/promotions'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { paths, useRefuseTrial, useToLogin } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { useRole } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { useClaimPromotion, useJoin } from './promotions.queries.ts'

interface PromotionActionButtonProps {
  action: PromotionAction
  promotion: PromotionDetail
  symbol: string
  onInvite: () => void
}

/** The possible action. Visitors are sent to the login and back, trial players see a notice (SESSION-018). */
export function PromotionActionButton({ action, promotion: { id }, symbol, onInvite }: PromotionActionButtonProps) {
  const t = useText()
  const { isGuest, isTrial, isMember } = useRole()
  const toLogin = useToLogin()
  const refuseTrial = useRefuseTrial()
  // Until the label changes, a second tap belongs to the first action.
  const [isDone, setDone] = useState(false)
  const join = useJoin(action === 'apply', () => setDone(true))
  const claim = useClaimPromotion(symbol, () => setDone(true))
  if (action === 'deposit')
    return (
      <ButtonLink to={isMember ? paths.deposit({ promotion: id }) : paths.register()} size="large" wide>
        {t(isMember ? 'promotions:act.deposit' : 'shared:action.registerNow')}
      </ButtonLink>
    )
  const act = () => {
    if (isGuest) return toLogin()
    if (isTrial) return refuseTrial()
    if (action === 'invite') return onInvite()
    return action === 'claim' ? claim.run({ body: { id } }) : join.run({ body: { id } })
  }
  return (
    <Button size="large" wide busy={isDone || join.busy || claim.busy} onClick={() => void act()}>
      {t(`promotions:act.${action}`)}
    </Button>
  )
}
