import { sentFeedback } from '@understudy/contracts/feedback'
import { useApiQuery } from '@/shared/api'

/** What the member has sent so far, with the answers, the newest first. */
export const useSentFeedback = () => useApiQuery(sentFeedback)
