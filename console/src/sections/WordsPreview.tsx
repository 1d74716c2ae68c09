import { LANGUAGES, type PackLanguage } from '@understudy/contracts/languages'
import { useEffect, useRef } from 'react'
import { useSteeringText } from '../steering-texts.ts'
import styles from './sections.module.css'
import { asHtml, type Words, WRITTEN } from './WordsFields.tsx'

interface WordsPreviewProps {
  words: Words
  /** The picture as a data URL. */
  picture?: string | undefined
}

/** What players of each language will read. */
export function WordsPreview({ words: { apart, title, content }, picture }: WordsPreviewProps) {
  const t = useSteeringText()
  const shown = LANGUAGES.filter(({ code }) => WRITTEN.some((one) => one === code))
  if (Object.values(title).join('') === '' && Object.values(content).join('') === '') return null
  return (
    <section className={styles.previews} aria-label={t('write.preview')}>
      {shown.map(({ code, name, dir, tag }) => {
        const language = apart ? (code as PackLanguage) : 'EN'
        return (
          <article key={code} dir={dir} lang={tag}>
            <small className={styles.note}>{name}</small>
            <h4 dir="auto">{title[language]}</h4>
            {picture && <img src={picture} alt="" />}
            <Html html={asHtml(content[language])} />
          </article>
        )
      })}
    </section>
  )
}

/** Sanitised HTML whose links lead nowhere; the sanitiser is loaded with the first text. */
function Html({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    void import('@/shared/content/sanitise').then(({ sanitise }) => {
      if (isCurrent) box.current?.replaceChildren(document.importNode(sanitise(html), true))
    })
    return () => {
      isCurrent = false
    }
  }, [html])
  // biome-ignore lint/a11y/noStaticElementInteractions: catches the clicks of the links inside
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
  return <div ref={box} dir="auto" onClick={(event) => event.preventDefault()} />
}
