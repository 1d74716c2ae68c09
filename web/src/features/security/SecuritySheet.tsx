import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { memberInfo } from '@understudy/contracts/member'
import { ownQuestions, securityConfig } from '@understudy/contracts/security'
import type { ComponentProps } from 'react'
import { useAction } from '@/shared/api/action'
import { type BoundField, PasswordField } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { text, useText } from '@/shared/i18n'
import { securityFieldErrors } from './security-rules.ts'

/** A form sheet of the security centre, open until accepted. */
export function SecuritySheet(props: Omit<ComponentProps<typeof FormSheet>, 'submit'>) {
  const t = useText()
  return <FormSheet {...props} submit={t('security:save')} />
}

/** Action of a security sheet: refusals are shown at their fields; on success the sheet closes. */
export const useSecurityAction = <D extends EndpointDefinition>(endpoint: Endpoint<D>, onClose: () => void) =>
  useAction(endpoint, {
    invalidates: [securityConfig, ownQuestions, memberInfo],
    success: text('shared:state.saved'),
    refused: securityFieldErrors,
    onDone: onClose,
  })

/** Field for the login password, as confirmation. */
export function LoginPasswordField({ field }: { field: BoundField<string> }) {
  const t = useText()
  return (
    <PasswordField field={field} label={t('security:loginPassword')} autoComplete="current-password" maxLength={64} />
  )
}
