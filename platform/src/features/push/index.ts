import { push as contract, LANGUAGE_CODES } from '@understudy/contracts'
import { feature } from '../../binding/feature.ts'
import { oneOf, rulesOf, TEXTS, wholeBetween } from '../../storage/column-rules.ts'
import { notifyLotteryWin } from './notify.ts'
import { loadPush } from './push.repository.ts'
import { pushRoutes } from './push.routes.ts'
import { pushMessage, pushSetting, pushSubscription } from './push.table.ts'
import type { PushService } from './push-service.ts'
import { dueMessages } from './send-due.ts'

export { notifyDeposit, notifyLetter, notifyWithdrawal } from './notify.ts'
export { outboxOfPush } from './outbox-of-push.ts'
export { pushRepository } from './push.repository.ts'
export type { PushService } from './push-service.ts'

const MINUTE_OF_DAY = wholeBetween(0, 1_439)

export const push = (service: PushService) =>
  feature({
    name: 'push',
    tables: [pushSubscription, pushSetting, pushMessage],
    routes: pushRoutes(service),
    load: loadPush,
    scheduled: [dueMessages(service)],
    onBetSettled: notifyLotteryWin,
    rowLimits: { push_subscription: { rows: 2_000 }, push_message: { rows: 2_000 } },
    columns: {
      ...rulesOf(pushSubscription, {
        endpoint: { holds: 'an address of a push service', schema: contract.PushEndpoint },
        language: oneOf(LANGUAGE_CODES),
      }),
      ...rulesOf(pushSetting, { quietFrom: MINUTE_OF_DAY, quietUntil: MINUTE_OF_DAY }),
      ...rulesOf(pushMessage, { title: TEXTS, body: TEXTS }),
    },
  })
