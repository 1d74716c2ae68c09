import { LANGUAGES, type LanguageCode, PACK_LANGUAGES } from '@understudy/contracts/languages'
import { Check } from 'lucide-react'
import { setLanguage, useLanguage, useLocale, useText } from '@/shared/i18n'
import { Overlay } from '@/shared/ui/Overlay'
import { toast } from '@/shared/ui/toast'
import styles from './LanguagePanel.module.css'

const hasPack = (code: LanguageCode) => PACK_LANGUAGES.some((known) => known === code)

/** Language choice; languages without a pack say which language is shown instead. */
export default function LanguagePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const currentLanguage = useLanguage()
  // English names, for players who cannot read the native script.
  const names = new Intl.DisplayNames([useLocale(), 'en'], { type: 'language' })
  const choose = async (code: LanguageCode) => {
    try {
      await setLanguage(code)
      onClose()
    } catch {
      toast.error(t('menu:language.failed'))
    }
  }
  return (
    <Overlay open={open} onClose={onClose} from="start" title={t('menu:language.title')}>
      <ul className={styles.languages}>
        {LANGUAGES.map(({ code, name, tag, dir }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.language}
              aria-pressed={code === currentLanguage}
              onClick={() => choose(code)}
            >
              <span className={styles.names}>
                <span className={styles.name} lang={tag} dir={dir}>
                  {name}
                </span>
                {!hasPack(code) && (
                  <span className={styles.hint}>
                    {names.of(tag)} · {t('menu:language.inEnglish')}
                  </span>
                )}
              </span>
              {code === currentLanguage && <Check size={20} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Overlay>
  )
}
