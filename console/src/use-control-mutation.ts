import { useMutation } from '@tanstack/react-query'
import { SteeringError, steeringCache } from './steer.ts'

export interface ControlMutation {
  busy: boolean
  /** The error of the last call; undefined after a success. */
  error: SteeringError | undefined
  /** The error of a field, by its name or the end of it: `code` also finds `rules.0.code`. */
  fieldError(field: string): string | undefined
  run(work: () => Promise<unknown>): Promise<boolean>
}

const asSteeringError = (error: unknown) => (error instanceof SteeringError ? error : new SteeringError(String(error)))

/** Runs writes to the control API, with their pending state and error. */
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
