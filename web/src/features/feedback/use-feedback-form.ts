import { type ErrorCode, errorTextKey } from '@understudy/contracts/errors'
import {
  FEEDBACK_TYPES,
  type FeedbackTypeName,
  sendFeedback,
  sentFeedback,
  uploadFeedbackImage,
} from '@understudy/contracts/feedback'
import { useFlags } from '@/domain/system'
import { call, isApiError, refresh } from '@/shared/api'
import { FieldsRefused, useCaptcha, useForm } from '@/shared/forms'
import { unsent, useUnsent } from '@/shared/forms/unsent'
import { text } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { toast } from '@/shared/ui/toast'
import { EMPTY, feedbackSchema } from './feedback-rules.ts'

/** Refusals before the platform checks the captcha, whose picture stays valid. */
const BEFORE_THE_PICTURE: readonly string[] = [
  'client.offline',
  'field.invalid',
  'feedback.too_often',
  'upload.type',
  'upload.size',
]
const OF_THE_CAPTCHA: readonly string[] = ['captcha.invalid', 'login.captcha.required']

/** Names of uploaded pictures, so that a retry does not upload them again. */
const names = new WeakMap<File, string>()

async function uploaded(files: readonly File[]): Promise<string[]> {
  const given: string[] = []
  for (const file of files) {
    const name = names.get(file) ?? (await call(uploadFeedbackImage, { body: {}, file })).image
    names.set(file, name)
    given.push(name)
  }
  return given
}

/** The form of /m/feedback; after sending it is reset, and the list below shows the new entry. */
export function useFeedbackForm() {
  const flags = useFlags()
  const sender = useSession()?.userName ?? ''
  const captcha = useCaptcha(flags.captcha)
  const form = useForm({
    initial: () => ({ ...EMPTY, ...unsent('feedback') }),
    schema: feedbackSchema(flags.captcha),
    async submit(values) {
      try {
        const type = FEEDBACK_TYPES[values.type as FeedbackTypeName]
        const images = await uploaded(values.images)
        await call(sendFeedback, {
          body: { content: values.content.trim(), sender, type, captcha: values.captcha, images },
        })
        // Another list of pictures, so that what was said of the last one goes too.
        form.set({ ...EMPTY, images: [] })
        toast.success(text('feedback:sent'))
        void refresh(sentFeedback)
        captcha.refresh()
      } catch (problem) {
        if (!isApiError(problem)) throw problem
        if (!BEFORE_THE_PICTURE.includes(problem.code)) {
          form.set({ captcha: '' })
          captcha.refresh()
        }
        if (OF_THE_CAPTCHA.includes(problem.code))
          throw new FieldsRefused(
            { captcha: [{ key: `shared:error.${errorTextKey(problem.code as ErrorCode)}` }] },
            problem,
          )
        throw problem
      }
    },
  })
  useUnsent('feedback', () => ({ type: form.values.type, content: form.values.content }))
  return { ...form, captcha: flags.captcha ? captcha : undefined }
}
