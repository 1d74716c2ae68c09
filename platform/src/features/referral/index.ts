import { feature } from '../../binding/feature.ts'
import { countForInviter } from './friends.ts'
import { referralRoutes } from './referral.routes.ts'

export const referral = feature({ name: 'referral', routes: referralRoutes, onBetSettled: countForInviter })
