import { misused } from './client.ts'

/** The server that a command steers: the one asked for, or else that of BASE_URL, TARGET or PORT. @throws CommandError */
export function addressFrom(asked: string | undefined): string {
  const { BASE_URL, TARGET, PORT } = process.env
  const url = asked ?? BASE_URL ?? TARGET ?? `http://localhost:${PORT || 3000}`
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw misused(`--url: ${url} is no address of a server`)
  return url
}
