export { chatLanguage } from './chat-language.ts'
export { useOpenChat } from './use-open-chat.ts'
