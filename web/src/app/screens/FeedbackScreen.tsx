import { FeedbackForm } from '@/features/feedback/FeedbackForm'
import { SentFeedback } from '@/features/feedback/SentFeedback'
import { useText } from '@/shared/i18n'
import page from '@/shared/ui/Page.module.css'

/** /m/feedback: the form for a question to the team, and the answers to earlier ones. */
export default function FeedbackScreen() {
  const t = useText()
  return (
    <div className={page.page}>
      <p className={page.intro}>{t('feedback:intro')}</p>
      <FeedbackForm />
      <SentFeedback />
    </div>
  )
}
