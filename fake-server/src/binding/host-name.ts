// Validation of Host headers and of origins that may be framed.
const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,252}))(:\d{1,5})?$/i

/** Whether a Host header is a name or an address with or without a port, so that it may stand in a policy or a redirect. */
export const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`)

/** Whether a Host header names this machine's loopback, however it is spelt: no name of another site can. */
export function isLocalHost(host: string | undefined): boolean {
  if (host === undefined || !isHost(host)) return false
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '')
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}

/** https anywhere, or http on this machine: what else somebody on the way could change may not stand in a frame. */
export function isFrameable(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.host))
}
