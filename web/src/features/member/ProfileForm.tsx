import { dayOf, isOldEnough, USUAL_MINIMUM_AGE } from '@understudy/contracts/age'
import { Birthday, EmailAddress, editMember, type MemberInfo, memberInfo, Nickname } from '@understudy/contracts/member'
import { Mail, UserRound } from 'lucide-react'
import * as z from 'zod/mini'
import { useSettings } from '@/domain/system'
import { apiQuery, call, errorText, isApiError, queryClient } from '@/shared/api'
import { now } from '@/shared/clock'
import { FieldsRefused, Form, FormError, fieldErrorsFrom, rule, SubmitButton, TextField, useForm } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { toast } from '@/shared/ui/toast'

const passes = (schema: z.core.$ZodType) => (value: string) => value === '' || z.safeParse(schema, value).success

/** Everything may stay empty; what is filled in follows the same rules as on the server (VALID-022). */
const profileSchema = (minimumAge: number) =>
  z.object({
    nickname: z.string().check(z.trim(), rule(passes(Nickname), 'member:profile.nicknameRule')),
    email: z.string().check(z.trim(), rule(passes(EmailAddress), 'member:profile.emailRule')),
    birthday: z.string().check(
      rule(passes(Birthday), 'member:profile.birthdayRule', { last: true }),
      rule((value) => value === '' || isOldEnough(value, dayOf(now()), minimumAge), 'member:profile.ageRule', {
        values: { age: minimumAge },
      }),
    ),
  })

interface ProfileFormProps {
  editable: MemberInfo['editable']
  onClose: () => void
}

/** What may still be told of oneself, each thing once. */
export function ProfileForm({ editable, onClose }: ProfileFormProps) {
  const t = useText()
  const minimumAge = useSettings()?.minimumAge ?? USUAL_MINIMUM_AGE
  const { field, form, busy, failure } = useForm({
    initial: { nickname: '', email: '', birthday: '' },
    schema: profileSchema(minimumAge),
    async submit(profile) {
      const told = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== ''))
      if (Object.keys(told).length === 0) throw new FieldsRefused(nothing)
      try {
        queryClient.setQueryData(apiQuery(memberInfo).queryKey, await call(editMember, { body: told }))
      } catch (error) {
        if (isApiError(error, 'email.exists'))
          throw new FieldsRefused({ email: [{ key: 'shared:error.err_email_exists' }] })
        if (isApiError(error, 'field.invalid')) throw new FieldsRefused(fieldErrorsFrom(error.detail.fields))
        throw error
      }
      toast.success(text('shared:state.saved'))
      onClose()
    },
  })
  const first = editable.nickname ? 'nickname' : editable.email ? 'email' : 'birthday'
  const nothing = { [first]: [{ key: 'member:profile.nothing' as const }] }
  return (
    <Overlay open onClose={onClose} from="below" title={t('member:profile.form')}>
      <div className={page.sheet}>
        <p className={page.intro}>{t('member:profile.once')}</p>
        <Form form={form} label={t('member:profile.form')}>
          {editable.nickname && (
            <TextField
              field={field('nickname')}
              label={t('member:profile.newNickname')}
              icon={<UserRound size={18} aria-hidden="true" />}
              maxLength={24}
              autoComplete="nickname"
            />
          )}
          {editable.email && (
            <TextField
              field={field('email')}
              label={t('member:profile.email')}
              icon={<Mail size={18} aria-hidden="true" />}
              code
              type="email"
              inputMode="email"
              maxLength={254}
              autoComplete="email"
            />
          )}
          {editable.birthday && (
            <TextField
              field={field('birthday')}
              label={t('member:profile.birthday')}
              type="date"
              code
              max={new Date(now()).toISOString().slice(0, 10)}
              autoComplete="bday"
            />
          )}
          {Boolean(failure) && <FormError>{errorText(failure)}</FormError>}
          <SubmitButton busy={busy}>{t('member:profile.save')}</SubmitButton>
        </Form>
      </div>
    </Overlay>
  )
}
