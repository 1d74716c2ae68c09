import { FeedbackForm } from '@/features/feedback/FeedbackForm'
import { SentFeedback } from '@/features/feedback/SentFeedback'
import page from '@/shared/ui/Page.module.css'

/** /m/feedback: the form for a question to the team, and the answers to earlier ones. */
export default function FeedbackScreen() {
  return (
    <div className={page.page}>
      <FeedbackForm />
      <SentFeedback />
    </div>
  )
}
