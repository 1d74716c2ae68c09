import { feature } from '../../binding/feature.ts'
import { referralRoutes } from './referral.routes.ts'

export const referral = feature({
  name: 'referral',
  routes: referralRoutes,
})
