import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '@/shared/ui/classes'

interface MenuProps {
  label: ReactNode
  /** Whether it opens towards the start, from where it stands at the end. */
  end?: boolean
  children: ReactNode
}

/** What unfolds below a button; a choice (but of what says `data-stay`), Escape or the focus elsewhere folds it again. */
export function DropdownMenu({ label, end, children }: MenuProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (box.current?.open && !box.current.contains(target as Node)) box.current.open = false
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
    }
  }, [])
  return (
    <details
      ref={box}
      className={classes('menu', end && 'end')}
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('a, button:not([data-stay])')) currentTarget.open = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.preventDefault()
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary>{label}</summary>
      {children}
    </details>
  )
}
