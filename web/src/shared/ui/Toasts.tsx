import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useToaster } from 'react-hot-toast/headless'
import styles from './Toasts.module.css'
import { actionOf, remove } from './toast-library.ts'

const ICONS = {
  success: <CircleCheck size={20} aria-hidden="true" />,
  error: <CircleAlert size={20} aria-hidden="true" />,
  info: <Info size={20} aria-hidden="true" />,
  loading: <span className={styles.spinner} aria-hidden="true" />,
}

export default function Toasts() {
  const { toasts } = useToaster()
  return (
    <div className={styles.place}>
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id, message, className }) => {
          const kind = className as keyof typeof ICONS
          const action = actionOf(id)
          return (
            <div key={id} className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
              {ICONS[kind]}
              <span>{typeof message === 'string' ? message : null}</span>
              {action && (
                <button
                  type="button"
                  className={styles.action}
                  onClick={() => {
                    remove(id)
                    action.run()
                  }}
                >
                  {action.label}
                </button>
              )}
            </div>
          )
        })}
    </div>
  )
}
