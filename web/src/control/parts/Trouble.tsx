import { CircleAlert } from 'lucide-react'
import type { SteeringError } from '../steer.ts'
import styles from './parts.module.css'

/** What is wrong with one field, under it. */
export const Wrong = ({ id, text }: { id?: string; text: string }) => (
  <p id={id} className={styles.trouble}>
    <CircleAlert size={14} aria-hidden="true" />
    <bdi>{text}</bdi>
  </p>
)

/** Why the control API refused; the fields among it say so in their own place. */
export function Trouble({ of }: { of: SteeringError | null | undefined }) {
  return <div role="alert">{of && <Wrong text={of.message} />}</div>
}
