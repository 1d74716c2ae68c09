import { Download, Smartphone, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Choice, showInstallPrompt, useDownload, type Way } from '@/domain/install'
import { useText } from '@/shared/i18n'
import { List } from '@/shared/ui/List'
import { Muted } from '@/shared/ui/Muted'
import styles from './ChoiceList.module.css'

const ICONS: Record<Way, ReactNode> = {
  homeScreen: <SquarePlus size={22} aria-hidden="true" />,
  android: <Download size={22} aria-hidden="true" />,
  profile: <Smartphone size={22} aria-hidden="true" />,
  ios: <Download size={22} aria-hidden="true" />,
}

interface ChoiceListProps {
  choices: readonly Choice[]
  /** Called to show how to add the page to the home screen, where the browser has no dialog for it. */
  onHomeScreen: () => void
}

/** List of the ways to install the app. */
export function ChoiceList({ choices, onHomeScreen }: ChoiceListProps) {
  const t = useText()
  const download = useDownload()
  return (
    <List>
      {choices.map(({ way, url }) => {
        const content = (
          <>
            <span className={styles.icon}>{ICONS[way]}</span>
            <span>
              <span className={styles.name}>{t(`install:way.${way}`)}</span>
              <Muted as="span" className={styles.hint}>
                {t(`install:hint.${way}`)}
              </Muted>
            </span>
          </>
        )
        return (
          <li key={way}>
            {url ? (
              <a
                className={styles.choice}
                href={url}
                {...(way === 'ios' && { target: '_blank', rel: 'noopener noreferrer' })}
                onClick={(event) => download(event, url)}
              >
                {content}
              </a>
            ) : (
              <button type="button" className={styles.choice} onClick={() => showInstallPrompt() || onHomeScreen()}>
                {content}
              </button>
            )}
          </li>
        )
      })}
    </List>
  )
}
