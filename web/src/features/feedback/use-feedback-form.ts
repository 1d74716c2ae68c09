import {
  FEEDBACK_TYPES,
  type FeedbackTypeName,
  sendFeedback,
  sentFeedback,
  uploadFeedbackImage,
} from '@understudy/contracts/feedback'
import { useState } from 'react'
import { useFlags } from '@/domain/system'
import { call, invalidate, isApiError } from '@/shared/api'
import { refusedAt, useCaptcha, useForm } from '@/shared/forms'
import { draftOf, useDraft } from '@/shared/forms/draft'
import { text } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { toast } from '@/shared/ui/toast'
import { EMPTY_FEEDBACK, feedbackSchema } from './feedback-rules.ts'

/** Refusals before the platform checks the captcha, whose picture stays valid. */
const BEFORE_THE_PICTURE: readonly string[] = [
  'client.offline',
  'field.invalid',
  'feedback.too_often',
  'upload.type',
  'upload.size',
]
const refused = refusedAt({ 'captcha.invalid': 'captcha', 'login.captcha.required': 'captcha' })

/** Names of uploaded pictures, so that a retry does not upload them again. */
const names = new WeakMap<File, string>()

async function uploaded(files: readonly File[]): Promise<string[]> {
  const fields: string[] = []
  for (const file of files) {
    const name = names.get(file) ?? (await call(uploadFeedbackImage, { body: {}, file })).image
    names.set(file, name)
    fields.push(name)
  }
  return fields
}

/** The form of /m/feedback; after sending it is reset, and the list below shows the new entry. */
export function useFeedbackForm() {
  const flags = useFlags()
  const sender = useSession()?.userName ?? ''
  const captcha = useCaptcha(flags.captcha)
  /** How often the form was sent; each time the fields are mounted anew. */
  const [sent, setSent] = useState(0)
  const form = useForm({
    initial: () => ({ ...EMPTY_FEEDBACK, ...draftOf('feedback') }),
    schema: feedbackSchema(flags.captcha),
    async submit(values) {
      try {
        const type = FEEDBACK_TYPES[values.type as FeedbackTypeName]
        const images = await uploaded(values.images)
        await call(sendFeedback, {
          body: { content: values.content.trim(), sender, type, captcha: values.captcha, images },
        })
        form.set(EMPTY_FEEDBACK)
        setSent((count) => count + 1)
        toast.success(text('feedback:sent'))
        void invalidate(sentFeedback)
        captcha.refresh()
      } catch (problem) {
        if (!isApiError(problem)) throw problem
        if (!BEFORE_THE_PICTURE.includes(problem.code)) {
          form.set({ captcha: '' })
          captcha.refresh()
        }
        throw refused(problem)
      }
    },
  })
  useDraft('feedback', { type: form.values.type, content: form.values.content })
  return { ...form, sent, captcha: flags.captcha ? captcha : undefined }
}
