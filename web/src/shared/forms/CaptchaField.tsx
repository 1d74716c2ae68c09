import { LIMITS } from '@understudy/contracts/page-sizes'
import { RefreshCw, ShieldCheck } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './CaptchaField.module.css'
import { TextField } from './TextField.tsx'
import type { Captcha } from './use-captcha.ts'
import type { BoundField } from './use-form.ts'

const digitsOnly = (typed: string) => typed.replace(/\D/g, '').slice(0, LIMITS.captchaDigits)

/** Captcha field. A new picture, by a tap on it or by the button, clears the field. */
export function CaptchaField({ field, captcha }: { field: BoundField<string>; captcha: Captcha }) {
  const t = useText()
  const { image, loading, failed } = captcha
  const refresh = () => {
    if (loading) return
    field.onChange('')
    captcha.refresh()
  }
  return (
    <TextField
      field={field}
      label={t('forms:captcha.label')}
      code
      shape={digitsOnly}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      icon={<ShieldCheck size={18} aria-hidden="true" />}
      after={
        <>
          <span className={styles.place} aria-busy={loading}>
            {image && !failed ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same by keyboard
              <img
                src={image}
                alt={t('forms:captcha.image')}
                className={classes(styles.image, loading && styles.going)}
                width={120}
                height={44}
                onClick={refresh}
              />
            ) : failed && !loading ? (
              <span className={styles.failed}>{t('forms:captcha.failed')}</span>
            ) : (
              <Skeleton width="100%" height="40px" />
            )}
          </span>
          <IconButton
            label={t('forms:captcha.reload')}
            icon={<RefreshCw size={18} className={loading ? styles.turning : undefined} />}
            onClick={refresh}
          />
        </>
      }
    />
  )
}
