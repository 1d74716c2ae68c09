import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

export interface Look {
  /** One primary action a view; secondary has an outline, quiet is text. */
  look?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its place. */
  wide?: boolean
  icon?: ReactNode
}

/** The class of what looks like a button, also of a link. */
export const buttonClass = ({ look = 'primary', size = 'medium', wide }: Look, className?: string) =>
  classes(styles.button, styles[look], styles[size], wide && styles.wide, className)

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'size'> & { busy?: boolean }

/** While it is busy it does nothing, and keeps the focus, which a disabled button would lose. */
export function Button({ look, size, wide, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      {...rest}
      className={buttonClass({ look, size, wide }, className)}
      onClick={busy ? undefined : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

/** The class of what looks like an icon button. */
export const iconButtonClass = (className?: string) => classes(styles.icon, className)

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  busy?: boolean
  /** What the button does, for those who do not see the icon. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, busy, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      {...rest}
      className={iconButtonClass(className)}
      aria-label={label}
      onClick={busy ? undefined : onClick}
    >
      {icon}
    </button>
  )
}
