export { CATALOGUE, usePages, useReply } from './hooks.ts'
export { refresh } from './replies.ts'
