import { PASSKEYS, type Passkey } from '@understudy/contracts/passkeys'
import { Fingerprint, Plus } from 'lucide-react'
import { useState } from 'react'
import { useDates } from '@/shared/format/dates'
import { FormError } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Notice } from '@/shared/ui/Notice'
import page from '@/shared/ui/Page.module.css'
import { RowButton, Rows } from '@/shared/ui/Rows'
import { ceremonyText, passkeysWork } from './ceremony.ts'
import { PasskeySheet } from './PasskeySheet.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

/** The passkeys of a member, each with its sheet, and the button to add one. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useText()
  const [openId, setOpenId] = useState<number>()
  const { add, busy, failure } = useAddPasskey()
  const open = passkeys.find(({ id }) => id === openId)
  const isFull = passkeys.length >= PASSKEYS.most
  return (
    <>
      <p className={page.intro}>{t('passkeys:intro')}</p>
      {passkeys.length === 0 ? (
        <EmptyState scene="keys" action={null}>
          {t('passkeys:none')}
        </EmptyState>
      ) : (
        <Rows title={t('passkeys:count', { count: passkeys.length, most: PASSKEYS.most })}>
          {passkeys.map((passkey) => (
            <RowButton
              key={passkey.id}
              icon={<Fingerprint size={20} />}
              label={<bdi>{passkey.name || t('passkeys:unnamed')}</bdi>}
              hint={<LastUse passkey={passkey} />}
              aria-haspopup="dialog"
              onClick={() => setOpenId(passkey.id)}
            />
          ))}
        </Rows>
      )}
      {failure !== undefined && <FormError>{ceremonyText(failure)}</FormError>}
      {!passkeysWork() && <Notice>{t('passkeys:unsupported')}</Notice>}
      {isFull && <Notice>{t('passkeys:full', { most: PASSKEYS.most })}</Notice>}
      {passkeysWork() && !isFull && (
        <Button wide busy={busy} icon={<Plus size={20} aria-hidden="true" />} onClick={add}>
          {t('passkeys:add')}
        </Button>
      )}
      {open && <PasskeySheet key={open.id} passkey={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

/** When it was used last, or that it cannot be used at this address. */
function LastUse({ passkey: { host, addedAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useText()
  const { local } = useDates()
  // Bidi isolation keeps an address intact within Urdu.
  if (host !== location.hostname) return t('passkeys:elsewhere', { host: `\u2066${host}\u2069` })
  return lastUsedAt === null
    ? t('passkeys:addedAt', { time: local(addedAt, 'moment') })
    : t('passkeys:usedAt', { time: local(lastUsedAt, 'moment') })
}
