import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

export interface Look {
  /** One primary action per view; secondary is tinted, quiet is text only; danger confirms that something is taken away. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Full width of the container. */
  wide?: boolean
  icon?: ReactNode
}

/** Class name of a button's look, also for links. */
export const buttonClass = ({ look = 'primary', size = 'medium', wide }: Look, className?: string) =>
  classes(styles.button, styles[look], styles[size], wide && styles.wide, className)

/** A busy button of a form must not send the form again. */
const ignore = (event: MouseEvent) => event.preventDefault()

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'size'> & { busy?: boolean }

/** A button. While busy it ignores clicks but is not disabled, which would lose the focus. */
export function Button({ look, size, wide, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      {...rest}
      className={buttonClass({ look, size, wide }, className)}
      onClick={busy ? ignore : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

/** Class name of an icon button's look. */
export const iconButtonClass = (className?: string) => classes(styles.icon, className)

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  busy?: boolean
  /** Accessible name. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, busy, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      {...rest}
      className={iconButtonClass(className)}
      aria-label={label}
      onClick={busy ? ignore : onClick}
    >
      {icon}
    </button>
  )
}
