import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import type { ApiError } from './api-error.ts'
import { type CallArguments, call } from './call.ts'

/** A mutation over an endpoint; its variables are the call's input. */
export const useApiMutation = <D extends EndpointDefinition, C = unknown>(
  endpoint: Endpoint<D>,
  extras?: Omit<UseMutationOptions<ReplyOf<D>, ApiError, CallInput<D>, C>, 'mutationFn'>,
) =>
  useMutation<ReplyOf<D>, ApiError, CallInput<D>, C>({
    ...extras,
    mutationFn: (input) => call(endpoint, ...([input] as unknown as CallArguments<D>)),
  })
