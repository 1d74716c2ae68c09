import { dayOf, isOldEnough, USUAL_MINIMUM_AGE } from '@understudy/contracts/age'
import { Birthday, EmailAddress, editMember, type MemberInfo, memberInfo, Nickname } from '@understudy/contracts/member'
import { UserRound } from 'lucide-react'
import * as z from 'zod/mini'
import { useSettings } from '@/domain/system'
import { useAction } from '@/shared/api/action'
import { now } from '@/shared/clock'
import { DateField, EmailField, FieldsRefused, refusedAt, rule, TextField, useForm } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { text, useText } from '@/shared/i18n'

const passes = (schema: z.core.$ZodType) => (value: string) => value === '' || z.safeParse(schema, value).success

/** Schema of the profile: all fields are optional; filled ones follow the server's rules (VALID-022). */
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

const refused = refusedAt({ 'email.exists': ['email', 'shared:error.err_email_exists'] })

interface ProfileFormProps {
  editable: MemberInfo['editable']
  onClose: () => void
}

/** Form of the profile fields that are not set yet; each can be set once. */
export function ProfileForm({ editable, onClose }: ProfileFormProps) {
  const t = useText()
  const minimumAge = useSettings()?.minimumAge ?? USUAL_MINIMUM_AGE
  const save = useAction(editMember, {
    answers: memberInfo,
    success: text('shared:state.saved'),
    refused,
    onDone: onClose,
  })
  const { field, form } = useForm({
    initial: { nickname: '', email: '', birthday: '' },
    schema: profileSchema(minimumAge),
    async submit(profile) {
      const filledFields = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== ''))
      if (Object.keys(filledFields).length === 0) throw new FieldsRefused(nothing)
      await save.send({ body: filledFields })
    },
  })
  const first = editable.nickname ? 'nickname' : editable.email ? 'email' : 'birthday'
  const nothing = { [first]: [{ key: 'member:profile.nothing' as const }] }
  return (
    <FormSheet
      title={t('member:profile.form')}
      intro={t('member:profile.once')}
      form={form}
      submit={t('member:profile.save')}
      onClose={onClose}
    >
      {editable.nickname && (
        <TextField
          field={field('nickname')}
          label={t('member:profile.newNickname')}
          icon={<UserRound size={18} aria-hidden="true" />}
          maxLength={24}
          autoComplete="nickname"
        />
      )}
      {editable.email && <EmailField field={field('email')} label={t('member:profile.email')} />}
      {editable.birthday && (
        <DateField
          field={field('birthday')}
          label={t('member:profile.birthday')}
          min="1900-01-01"
          max={new Date(now()).toISOString().slice(0, 10)}
        />
      )}
    </FormSheet>
  )
}
