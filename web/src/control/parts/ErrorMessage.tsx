import { CircleAlert } from 'lucide-react'
import type { SteeringError } from '../steer.ts'
import styles from './parts.module.css'

/** The error of one field, below it. */
export const FieldMessage = ({ id, text }: { id?: string; text: string }) => (
  <p id={id} className={styles.trouble}>
    <CircleAlert size={14} aria-hidden="true" />
    <bdi>{text}</bdi>
  </p>
)

/** Error of a call to the control API; errors of fields are shown at their fields. */
export function ErrorMessage({ of }: { of: SteeringError | null | undefined }) {
  return <div role="alert">{of && <FieldMessage text={of.message} />}</div>
}
