import { useQuery } from '@tanstack/react-query'
import { type PushMessage, pushMessages, pushSettings } from '@understudy/contracts/push'
import type { Subscription } from '@/domain/push'
import { type ApiError, call, STALE, useApiQuery } from '@/shared/api'

/** How often a page looks for messages at the staged push service, ms; a browser would be told at once. */
const LOOKS_EVERY = 15_000

/** Of what the member is told, and when not. */
export const usePushSettings = () => useApiQuery(pushSettings, undefined, { staleTime: STALE.minute })

/** The messages that the push service has for this browser and that were not shown. */
export const usePushMessages = ({ origin, subscriptionId, shown }: Subscription) =>
  useQuery<PushMessage[], ApiError>({
    queryKey: [pushMessages.name, subscriptionId],
    queryFn: () => call(pushMessages, { params: { subscriptionId }, query: { after: shown } }, { origin }),
    refetchInterval: LOOKS_EVERY,
    refetchIntervalInBackground: true,
    retry: false,
  })
