import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import styles from './parts.module.css'

type ButtonProps = ComponentProps<'button'> & { icon?: ReactNode; main?: boolean }

/** One that cannot be used now keeps the focus: `disabled` would throw it out of the drawer while work is done. */
export const held = ({ disabled, onClick }: Pick<ComponentProps<'button'>, 'disabled' | 'onClick'>) => ({
  'aria-disabled': disabled || undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => (disabled ? event.preventDefault() : onClick?.(event)),
})

/** A button of the drawer; one main action a section. */
export const Button = ({ icon, main, className, children, disabled, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    {...held({ disabled, onClick })}
    className={classes(styles.button, main && styles.main, className)}
  >
    {icon}
    {children}
  </button>
)

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode }

export const IconButton = ({ label, icon, className, disabled, onClick, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    {...held({ disabled, onClick })}
    className={classes(styles.button, styles.icon, className)}
    aria-label={label}
    title={label}
  >
    {icon}
  </button>
)
