import { CircleAlert } from 'lucide-react'
import type { SteeringError } from '../steer.ts'
import styles from './parts.module.css'

/** What is wrong with one field, under it. */
export const FieldError = ({ id, text }: { id?: string; text: string }) => (
  <p id={id} className={styles.trouble}>
    <CircleAlert size={14} aria-hidden="true" />
    <bdi>{text}</bdi>
  </p>
)

/** Why the control API refused; the fields among it say so in their own place. */
export function ErrorMessage({ of }: { of: SteeringError | null | undefined }) {
  return <div role="alert">{of && <FieldError text={of.message} />}</div>
}
