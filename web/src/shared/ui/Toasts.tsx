import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useToaster } from 'react-hot-toast/headless'
import styles from './Toasts.module.css'

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
          return (
            <div key={id} className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
              {ICONS[kind]}
              <span>{typeof message === 'string' ? message : null}</span>
            </div>
          )
        })}
    </div>
  )
}
