import { control } from '@understudy/contracts'
import { handleStream, worldNamed } from './control-call.ts'
import { streamWorld } from './stream.ts'

export const streamRoutes = [
  handleStream(control.stream, ({ worlds, params, request, reply }) =>
    streamWorld(request, reply, worldNamed(worlds, params.id)),
  ),
]
