import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './Tabs.module.css'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { id: T; label: string }[]
  current: T
  onChange: (id: T) => void
  /** Content of the selected tab. */
  children: ReactNode
}

/** Tabs; arrow keys move among them in the reading direction. */
export function Tabs<T extends string>({ label, tabs, current, onChange, children }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const currentIndex = tabs.findIndex((tab) => tab.id === current)
    const to = { [forwards]: currentIndex + 1, [backwards]: currentIndex - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    onChange((tabs[next] as (typeof tabs)[number]).id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`}>
        {children}
      </div>
    </>
  )
}
