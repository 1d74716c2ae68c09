import { Mail, PartyPopper } from 'lucide-react'
import { toast as hotToast, type Renderable, type ValueFunction } from 'react-hot-toast/headless'
import { TOAST } from '@/shared/timings'
import { Celebration, type Winnings } from './Celebration.tsx'
import styles from './ToastHost.module.css'

/** The action of a toast. */
export interface ToastAction {
  label: string
  run: () => void
}

/** A toast for work in progress; finish it with one of the three methods. */
export interface LoadingToast {
  done(): void
  success(text: string, ms?: number): void
  error(text: string, ms?: number): void
}

type Message = Renderable | ValueFunction<Renderable, { id: string }>

const options = (duration: number, id?: string) => ({ duration, removeDelay: 0, ...(id !== undefined && { id }) })

function ActionButton({ id, action }: { id: string; action: ToastAction }) {
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => {
        hotToast.remove(id)
        action.run()
      }}
    >
      {action.label}
    </button>
  )
}

/** The app's toasts. Failures in a form or dialog are shown there instead. */
export const toast = {
  /** Default duration: that of "changes saved" (1 s). */
  success: (text: string, ms: number = TOAST.saved, id?: string) => void hotToast.success(text, options(ms, id)),
  error: (text: string, ms: number = TOAST.short, id?: string) => void hotToast.error(text, options(ms, id)),
  /** Default duration: that of a notice (1.5 s). */
  info: (text: string, ms: number = TOAST.notice, id?: string) => void hotToast.custom(text, options(ms, id)),
  /** Celebrates a win for six seconds. */
  win(winnings: Winnings) {
    hotToast.success(() => <Celebration {...winnings} />, {
      ...options(TOAST.win),
      icon: <PartyPopper size={28} aria-hidden="true" />,
      className: 'win',
    })
  },
  /** Reports an action with a button to undo it, for the long duration (8 s). */
  undoable(text: string, undo: ToastAction, id?: string) {
    const message: Message = ({ id }) => (
      <>
        <span>{text}</span>
        <ActionButton id={id} action={undo} />
      </>
    )
    hotToast.success(message, options(TOAST.long, id))
  },
  /** Reports a message that has just arrived, with a button to read it. */
  message({ title, sender }: { title: string; sender: string }, read: ToastAction, id?: string) {
    const message: Message = ({ id }) => (
      <>
        <span className={styles.mail}>
          <small>{sender}</small>
          <strong>{title}</strong>
        </span>
        <ActionButton id={id} action={read} />
      </>
    )
    hotToast.custom(message, {
      ...options(TOAST.long, id),
      icon: <Mail size={22} aria-hidden="true" />,
      className: 'mail',
    })
  },
  /** Stays until finished, at most 10 s. */
  loading(text: string, ms: number = TOAST.loading): LoadingToast {
    const id = hotToast.loading(text, options(ms))
    return {
      done: () => hotToast.remove(id),
      success: (after, duration) => toast.success(after, duration, id),
      error: (after, duration) => toast.error(after, duration, id),
    }
  },
}
