import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import styles from './ToastHost.module.css'

const ICONS = {
  success: <CircleCheck size={20} aria-hidden="true" />,
  error: <CircleAlert size={20} aria-hidden="true" />,
  info: <Info size={20} aria-hidden="true" />,
  loading: <span className={styles.spinner} aria-hidden="true" />,
}

/** More would cover the page. */
const SHOWN = 3

/**
 * Renders the latest toasts. The live region is there from the start, as a dialog that opens hides everything else from screen
 * readers.
 */
export function ToastHost() {
  const { toasts } = useToaster()
  return (
    <div aria-live="polite" className={styles.place}>
      {toasts
        .filter(({ visible }) => visible)
        .slice(0, SHOWN)
        .map((toast) => {
          const kind = toast.type === 'custom' || toast.type === 'blank' ? 'info' : toast.type
          return (
            <div
              key={toast.id}
              className={styles.toast}
              data-kind={toast.className ?? kind}
              role={kind === 'error' ? 'alert' : 'status'}
            >
              {toast.icon ?? ICONS[kind]}
              <span className={styles.message}>{resolveValue(toast.message, toast)}</span>
            </div>
          )
        })}
    </div>
  )
}
