import { sentFeedback } from '@understudy/contracts/feedback'
import { useApiQuery } from '@/shared/api'

/** The member's feedback with answers, newest first. */
export const useSentFeedback = () => useApiQuery(sentFeedback)
