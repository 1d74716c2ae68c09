import { avatars, memberIcon, setMemberIcon } from '@understudy/contracts/member'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { useFlags } from '@/domain/system'
import { errorText, failedOf, STALE, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { FormError } from '@/shared/forms'
import { UploadButton } from '@/shared/forms/UploadButton'
import { text, useText } from '@/shared/i18n'
import { FailedLine } from '@/shared/query/FailedLine'
import { Button } from '@/shared/ui/Button'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Avatar } from './Avatar.tsx'
import styles from './AvatarEditor.module.css'

/** The member's avatar, editable if the merchant allows it. */
export function AvatarEditor() {
  const t = useText()
  const { profilePicture } = useFlags()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.editor}>
      <Avatar large />
      {profilePicture && (
        <Button
          look="secondary"
          size="small"
          icon={<Camera size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('member:avatars.change')}
        </Button>
      )}
      {open && <AvatarSheet onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Sheet to choose a ready-made avatar or upload one. */
function AvatarSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const current = useApiQuery(memberIcon, undefined, { staleTime: STALE.minute }).data?.avatar
  const choices = useApiQuery(avatars, undefined, { staleTime: STALE.catalogue })
  const ready = choices.data
  const failed = failedOf(choices)
  const [problem, setProblem] = useState('')
  const { run, busy, failure } = useAction(setMemberIcon, {
    answers: memberIcon,
    success: text('shared:state.saved'),
    onDone: onClose,
  })
  const message = problem || (failure === undefined ? '' : errorText(failure))

  return (
    <Overlay open onClose={onClose} from="below" title={t('member:avatars.change')}>
      <div className={page.sheet} aria-busy={busy}>
        <UploadButton
          busy={busy}
          onProblem={setProblem}
          onPicture={(file) => {
            setProblem('')
            void run({ body: { avatarType: 'UPLOAD' }, file })
          }}
        >
          {t(busy ? 'member:avatars.saving' : 'member:avatars.upload')}
        </UploadButton>
        <p className={page.intro}>{t('member:avatars.hint')}</p>
        <FormError>{message}</FormError>
        {failed && <FailedLine error={failed.error} onRetry={failed.retry} said={t('shared:state.loadFailed')} />}
        <ul className={styles.ready} aria-label={t('member:avatars.ready')}>
          {ready
            ? ready.map((avatar, index) => (
                <li key={avatar}>
                  <button
                    type="button"
                    className={styles.choice}
                    aria-pressed={avatar === current}
                    aria-label={t('member:avatars.number', { number: index + 1 })}
                    onClick={() => run({ body: { avatarType: 'STATIC', avatar } })}
                  >
                    <img src={avatar} alt="" loading="lazy" width={64} height={64} />
                  </button>
                </li>
              ))
            : !failed &&
              Array.from({ length: 12 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
                <li key={`waiting ${at}`}>
                  <Skeleton height="64px" radius={32} />
                </li>
              ))}
        </ul>
      </div>
    </Overlay>
  )
}
