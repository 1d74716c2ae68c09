import { CAST } from '@understudy/seed'
import { hostInAddress } from './host-in-address.ts'

interface Served {
  /** As configured. */
  host: string
  port: number
  stagePort: number
  loopbackOnly: boolean
  strictWorlds: boolean
  /** The variable or file that holds the token; without one there is no steering from elsewhere. */
  token: string | undefined
}

/** What the terminal says of a server that has started: where it answers, how it is steered, and who may log in. */
export function greeting(news: string, { host, port, stagePort, loopbackOnly, strictWorlds, token }: Served): string {
  const origin = `http://${hostInAddress(host)}:${port}`
  const people = CAST.slice(0, 5).map(
    ({ name, password, story }) => `    ${name.padEnd(8)} ${password.padEnd(10)} ${story}`,
  )
  const steering = loopbackOnly
    ? `${origin}/__control/`
    : token
      ? `${origin}/__control (with the token in ${token})`
      : 'off: the server listens beyond loopback; set CONTROL_TOKEN to use it'
  // Only there a link needs no signature.
  const english =
    loopbackOnly && !strictWorlds
      ? `${origin}/m/home?world=default&lang=EN`
      : 'the app begins in Urdu; the side menu has its languages'
  return [
    '',
    `  ${news} Everything in it is invented; no real money.`,
    '',
    `  App        ${origin}/m/home`,
    `  English    ${english}`,
    `  Stage      http://${hostInAddress(host)}:${stagePort}`,
    `  Steering   ${steering}`,
    '',
    '  Log in as',
    ...people,
    '',
  ].join('\n')
}
