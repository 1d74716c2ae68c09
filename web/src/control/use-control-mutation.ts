import { useMutation } from '@tanstack/react-query'
import { SteeringError, steeringCache } from './steer.ts'

export interface ControlMutation {
  busy: boolean
  /** What was refused; undefined after a success. */
  error: SteeringError | undefined
  /** What is wrong with a field, by its name or the end of it: `rules.0.code` for `code`. */
  fieldError(field: string): string | undefined
  run(work: () => Promise<unknown>): Promise<boolean>
}

const asSteeringError = (error: unknown) => (error instanceof SteeringError ? error : new SteeringError(String(error)))

/** A write of the drawer or the console: whether it is under way, and why the control API refused it. */
export function useControlMutation(): ControlMutation {
  const { mutateAsync, isPending, error } = useMutation<unknown, SteeringError, () => Promise<unknown>>(
    {
      mutationFn: (work) =>
        work().catch((problem) => {
          throw asSteeringError(problem)
        }),
    },
    steeringCache,
  )
  return {
    busy: isPending,
    error: error ?? undefined,
    fieldError: (field) =>
      Object.entries(error?.fields ?? {}).find(([name]) => name === field || name.endsWith(`.${field}`))?.[1],
    run: (work) =>
      mutateAsync(work).then(
        () => true,
        () => false,
      ),
  }
}
