import { avatars, memberIcon, PICTURES, setMemberIcon } from '@understudy/contracts/member'
import { Camera, ImageUp } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useFlags } from '@/domain/system'
import { apiQuery, call, errorText, queryClient, STALE, useApiQuery } from '@/shared/api'
import { FormError } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import buttonStyles from '@/shared/ui/Button.module.css'
import { classes } from '@/shared/ui/classes'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import { toast } from '@/shared/ui/toast'
import { Avatar } from './Avatar.tsx'
import styles from './AvatarEditor.module.css'
import { pictureProblem } from './picture-problem.ts'

/** The own picture, and where the merchant lets members change theirs, the way to another one. */
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

type Choice = { avatarType: 'STATIC'; avatar: string } | { avatarType: 'UPLOAD'; file: File }

/** Ready pictures to choose from, or one of one's own. */
function AvatarSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const current = useApiQuery(memberIcon, undefined, { staleTime: STALE.minute }).data?.avatar
  const { data: ready } = useApiQuery(avatars, undefined, { staleTime: STALE.catalogue })
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  const choose = async (choice: Choice) => {
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      const { avatarType } = choice
      const reply = await call(
        setMemberIcon,
        avatarType === 'UPLOAD'
          ? { body: { avatarType }, file: choice.file }
          : { body: { avatarType, avatar: choice.avatar } },
      )
      queryClient.setQueryData(apiQuery(memberIcon).queryKey, reply)
      toast.success(text('shared:state.saved'))
      onClose()
    } catch (error) {
      setProblem(errorText(error))
      setBusy(false)
    }
  }

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again after it has been refused.
    target.value = ''
    if (!file) return
    const wrong = await pictureProblem(file)
    if (wrong) return setProblem(t(`shared:error.${wrong}`))
    await choose({ avatarType: 'UPLOAD', file })
  }

  return (
    <Overlay open onClose={onClose} from="below" title={t('member:avatars.change')}>
      <div className={page.sheet} aria-busy={busy}>
        <label className={classes(buttonStyles.button, buttonStyles.primary, buttonStyles.large, styles.upload)}>
          <ImageUp size={20} aria-hidden="true" />
          {t(busy ? 'member:avatars.saving' : 'member:avatars.upload')}
          <input
            type="file"
            className="visually-hidden"
            accept={PICTURES.types.join(',')}
            onChange={upload}
            disabled={busy}
          />
        </label>
        <p className={page.intro}>{t('member:avatars.hint')}</p>
        <FormError>{problem}</FormError>
        <ul className={styles.ready} aria-label={t('member:avatars.ready')}>
          {ready
            ? ready.map((avatar, at) => (
                <li key={avatar}>
                  <button
                    type="button"
                    className={styles.choice}
                    aria-pressed={avatar === current}
                    aria-label={t('member:avatars.number', { number: at + 1 })}
                    onClick={() => choose({ avatarType: 'STATIC', avatar })}
                  >
                    <img src={avatar} alt="" loading="lazy" width={64} height={64} />
                  </button>
                </li>
              ))
            : Array.from({ length: 12 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                <li key={`waiting ${at}`}>
                  <Skeleton height="64px" radius={32} />
                </li>
              ))}
        </ul>
      </div>
    </Overlay>
  )
}
