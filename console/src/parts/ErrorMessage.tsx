import { FieldMessage } from '@/shared/forms/Field'
import type { SteeringError } from '../steer.ts'

/** Error of a call to the control API; errors of fields are shown at their fields. */
export function ErrorMessage({ of }: { of: SteeringError | null | undefined }) {
  return (
    <div role="alert">
      {of && (
        <FieldMessage>
          <bdi>{of.message}</bdi>
        </FieldMessage>
      )}
    </div>
  )
}
