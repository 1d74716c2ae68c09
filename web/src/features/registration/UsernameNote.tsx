import type { FieldRule } from '@understudy/contracts/registration'
import { CircleCheck } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { ruleText } from './registration-rules.ts'
import styles from './UsernameNote.module.css'
import type { UsernameState } from './use-username-check.ts'

/** What is known of the name so far; its rule as long as there is nothing to tell. */
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
