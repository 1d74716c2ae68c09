import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '@/shared/ui/classes'

interface MenuProps {
  label: ReactNode
  /** Whether the menu is aligned with the end of its button and opens towards the start. */
  end?: boolean
  children: ReactNode
}

/** A menu below a button. It closes on Escape, on loss of focus, and on a choice unless the item has `data-stay`. */
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
