import { Fingerprint } from 'lucide-react'
import type { ReactNode } from 'react'
import { isApiError } from '@/shared/api'
import { FormError } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { ceremonyText, passkeysWork } from './ceremony.ts'
import { type PasskeyLoginOptions, usePasskeyLogin } from './use-passkey-login.ts'

interface PasskeyLoginProps extends PasskeyLoginOptions {
  /** Renders the reason of a refused login. */
  refusal: (failure: unknown) => ReactNode
}

/** Button to log in by a passkey; nothing where the browser has none. */
export function PasskeyLogin(props: PasskeyLoginProps) {
  return passkeysWork() ? <Offered {...props} /> : null
}

function Offered({ refusal, ...options }: PasskeyLoginProps) {
  const t = useText()
  const { start, busy, failure } = usePasskeyLogin(options)
  return (
    <>
      {failure !== undefined && <FormError>{isApiError(failure) ? refusal(failure) : ceremonyText(failure)}</FormError>}
      <Button look="secondary" wide busy={busy} icon={<Fingerprint size={20} aria-hidden="true" />} onClick={start}>
        {t(options.username === undefined ? 'passkeys:logIn' : 'passkeys:secondStep')}
      </Button>
    </>
  )
}
