import { languageOf } from '@understudy/contracts/languages'
import { Info, Languages, Moon, Trash2 } from 'lucide-react'
import { queryClient } from '@/shared/api'
import { text, useLanguage, useText } from '@/shared/i18n'
import { openPanel } from '@/shared/navigation'
import { forgetStored } from '@/shared/storage/forget-stored'
import { setTheme, useTheme } from '@/shared/theme'
import { ask } from '@/shared/ui/ask'
import { RowButton, RowSwitch, Rows, RowText } from '@/shared/ui/Rows'
import { toast } from '@/shared/ui/toast'
import { version } from '../../../package.json'

/** Settings of this device: language, theme, stored data, app version (SHELL-021). */
export function AppSettings() {
  const t = useText()
  const language = languageOf(useLanguage())
  const theme = useTheme()
  return (
    <Rows title={t('settings:app')}>
      <RowButton
        icon={<Languages size={20} />}
        label={t('settings:language')}
        trailing={<bdi lang={language.tag}>{language.name}</bdi>}
        aria-haspopup="dialog"
        onClick={() => openPanel('language')}
      />
      <RowSwitch
        icon={<Moon size={20} />}
        label={t('settings:theme')}
        on={theme === 'dark'}
        onChange={(dark) => setTheme(dark ? 'dark' : 'light')}
      />
      <RowButton
        icon={<Trash2 size={20} />}
        label={t('settings:clear')}
        hint={t('settings:clearHint')}
        aria-haspopup="dialog"
        onClick={clear}
      />
      <RowText icon={<Info size={20} />} label={t('settings:version')} trailing={<bdi dir="ltr">{version}</bdi>} />
    </Rows>
  )
}

async function clear() {
  const sure = await ask({
    title: text('settings:clearAsk'),
    text: text('settings:clearText'),
    confirm: text('shared:action.clear'),
    danger: true,
    cancel: text('shared:action.cancel'),
  })
  if (!sure) return
  forgetStored()
  await queryClient.invalidateQueries()
  toast.success(text('settings:cleared'))
}
