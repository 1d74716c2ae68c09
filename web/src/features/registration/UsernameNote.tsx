import type { FieldRule } from '@understudy/contracts/registration'
import { CircleCheck } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { ruleText } from './registration-rules.ts'
import styles from './UsernameNote.module.css'
import type { UsernameState } from './use-username-check.ts'

/** Availability of the username, or its rule before it was checked. */
export function UsernameNote({ state, rule }: { state: UsernameState; rule: FieldRule }) {
  const t = useText()
  const shape = ruleText(rule)
  return (
    <span role="status" className={state === 'free' ? styles.free : undefined}>
      {state === 'free' && <CircleCheck size={16} aria-hidden="true" />}
      {state === 'free'
        ? t('registration:username.free')
        : state === 'checking'
          ? t('registration:username.checking')
          : shape && t(shape.key, shape.values)}
    </span>
  )
}
