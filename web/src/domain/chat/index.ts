export { useOpenChat } from './use-open-chat.ts'
