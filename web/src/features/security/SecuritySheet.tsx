import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { memberInfo } from '@understudy/contracts/member'
import { ownQuestions, securityConfig } from '@understudy/contracts/security'
import type { ComponentProps } from 'react'
import { useAction } from '@/shared/api/action'
import { type BoundField, PasswordField } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { text, useText } from '@/shared/i18n'
import { placed } from './refused.ts'

// Comes with the forms: a browser asks only once for a module, and when one is sent the network may be gone.
import('@/shared/api/encrypt').catch(() => {})

/** A form over the security centre; stays until it has been accepted. */
export function SecuritySheet(props: Omit<ComponentProps<typeof FormSheet>, 'submit'>) {
  const t = useText()
  return <FormSheet {...props} submit={t('security:save')} />
}

/** A change of what protects the account: its refusals go to their fields, and the sheet closes when it is accepted. */
export const useSecurityAction = <D extends EndpointDefinition>(endpoint: Endpoint<D>, onClose: () => void) =>
  useAction(endpoint, {
    invalidates: [securityConfig, ownQuestions, memberInfo],
    success: text('shared:state.saved'),
    refused: placed,
    onDone: onClose,
  })

/** The login password once more. */
export function LoginPasswordField({ field }: { field: BoundField<string> }) {
  const t = useText()
  return (
    <PasswordField field={field} label={t('security:loginPassword')} autoComplete="current-password" maxLength={64} />
  )
}
