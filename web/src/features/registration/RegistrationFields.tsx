import {
  type FieldRule,
  type RegisterSettings,
  type RegisterType,
  type RegistrationField,
  rulesOf,
} from '@understudy/contracts/registration'
import { type ReactNode, useState } from 'react'
import { type BoundField, CodeField, type CodeRequest, MobileField, PasswordField, TextField } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import styles from './RegistrationFields.module.css'
import { FIELD_LOOKS } from './registration-fields.tsx'
import { type FormField, optionalFields, ruleText } from './registration-rules.ts'
import { UsernameNote } from './UsernameNote.tsx'
import type { UsernameState } from './use-username-check.ts'

interface RegistrationFieldsProps {
  settings: RegisterSettings
  type: RegisterType
  field: (name: FormField) => BoundField<string>
  dialingCode: BoundField<string>
  /** The code request, if the number must be verified. */
  code: CodeRequest | undefined
  username: UsernameState
  /** Name of the inviter, once the code was verified. */
  agentName: string | undefined
  invitationIsBad: boolean
}

const withError = (field: BoundField<string>, broken: boolean, key: 'err_username_exists' | 'err_invite_code') =>
  broken && field.errors.length === 0 ? { ...field, errors: [{ key: `shared:error.${key}` as const }] } : field

/** The fields of a registration method: its own first, then the merchant's additional ones. */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const { settings, type, field, dialingCode, code, username, agentName, invitationIsBad } = props
  const t = useText()
  const rules = rulesOf(settings, type)
  const optional = optionalFields(settings, type)
  const needed = optional.filter((name) => rules[name].required)
  const optionalNames = optional.filter((name) => !rules[name].required)

  const [isOpen, setOpen] = useState(false)
  const isInUse = optionalNames.some((name) => field(name).value !== '' || field(name).errors.length > 0)

  const number = (
    <MobileField
      key="mobileNum"
      mobile={field('mobileNum')}
      dialingCode={dialingCode}
      label={t('registration:field.mobileNum')}
      enterKeyHint="next"
    />
  )
  const one = (name: RegistrationField) => {
    if (name === 'mobileNum') return number
    if (name !== 'affiliateCode') return <OneField key={name} name={name} rule={rules[name]} field={field(name)} />
    return (
      <OneField
        key={name}
        name={name}
        rule={rules[name]}
        field={withError(field(name), invitationIsBad, 'err_invite_code')}
        note={agentName && t('registration:invitedBy', { name: agentName })}
      />
    )
  }

  return (
    <>
      {type === 'username' && (
        <OneField
          name="username"
          rule={rules.username}
          field={withError(field('username'), username === 'taken', 'err_username_exists')}
          note={<UsernameNote state={username} rule={rules.username} />}
        />
      )}
      {type === 'mobileNum' && number}
      {code && <CodeField field={field('verificationCode')} request={code} enterKeyHint="next" />}
      <OneField
        name="password"
        rule={rules.password}
        field={field('password')}
        note={<RuleNote rule={rules.password} />}
      />
      <PasswordField
        field={field('confirmPassword')}
        label={t('registration:field.confirmPassword')}
        maxLength={64}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      {needed.map(one)}
      {optionalNames.length > 0 && (
        // Stays open over what was filled in or is wrong: a folded field could be neither seen nor focused.
        <details open={isOpen || isInUse} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={styles.summary}>{t('registration:optional')}</summary>
          <div className={styles.group}>{optionalNames.map(one)}</div>
        </details>
      )}
    </>
  )
}

interface OneFieldProps {
  name: Exclude<RegistrationField, 'mobileNum'>
  rule: FieldRule
  field: BoundField<string>
  note?: ReactNode
}

function OneField({ name, rule, field, note }: OneFieldProps) {
  const t = useText()
  const { secret, icon, ...look } = FIELD_LOOKS[name]
  const common = {
    field,
    label: t(`registration:field.${name}`),
    // Longer than allowed, so that too long input shows an error instead of being cut silently.
    maxLength: Math.min(254, 2 * rule.maxLength),
    enterKeyHint: 'next',
    note,
    'aria-required': rule.required || undefined,
    ...look,
  } as const
  return secret ? <PasswordField {...common} /> : <TextField {...common} icon={icon} />
}

/** Hint with a field's rule. */
function RuleNote({ rule }: { rule: FieldRule }) {
  const t = useText()
  const shape = ruleText(rule)
  return shape ? t(shape.key, shape.values) : null
}
