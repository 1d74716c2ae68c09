import { get } from 'node:http'
import request from 'supertest'
import { cookieHeader } from '../support/cookies.ts'

const VISIT = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }
const PLAYERS = ['amina', 'zoya'] as const
const PATIENCE = 10_000

/** Two phones come into one room through the proxy, log in and follow it; says what was not as it had to be. */
export async function twoPhones(url: string, token: string): Promise<string[]> {
  const steer = (method: 'get' | 'post', path: string) =>
    request(url)
      [method](`/__control${path}`)
      .set({ Authorization: `Bearer ${token}` })
  const world = (await steer('post', '/worlds').send({})).body.id as string
  const { code } = (await steer('post', '/rooms').send({ world })).body
  const phones = [await comeIn(url, code), await comeIn(url, code)]
  const heard = follow(url, code, phones[0]!)
  await heard.connected
  for (const [i, username] of PLAYERS.entries()) {
    const { body } = await request(url)
      .post('/wps/session/login')
      .set({ Merchant: 'aurora1', Cookie: phones[i]! })
      .send({ username, password: 'Play1234', type: 'username' })
    const token = String(body.value?.token)
    if (!token.startsWith(`${world}.`)) return [`${username} logged in to ${token}`]
    await request(url)
      .get('/wps/relay/MCSFE_getFavoriteGames')
      .set({ Merchant: 'aurora1', Cookie: phones[i]!, Authorization: token })
  }
  await heard.wrote
  heard.leave()
  const { people } = (await steer('get', `/rooms/${code}`)).body
  const inside = people.map(({ actor }: { actor: string }) => actor).sort()
  return JSON.stringify(inside) === JSON.stringify(PLAYERS) ? [] : [`the room has ${inside} instead of ${PLAYERS}`]
}

/** The cookies of a phone that has come in by the address of the room. */
async function comeIn(url: string, code: string): Promise<string> {
  const inside = await request(url).get(`/r/${code}`).set(VISIT)
  if (inside.status !== 303) throw new Error(`The door of the room answers ${inside.status}`)
  return cookieHeader(inside.headers)
}

/** What a phone hears of its room; rejects where it hears of no call within the patience. */
function follow(url: string, code: string, cookie: string) {
  let connected = () => {}
  let wrote = () => {}
  const call = get(`${url}/r/${code}/stream`, { headers: { cookie } }, (reply) => {
    reply.setEncoding('utf8').on('data', (text: string) => {
      connected()
      if (text.includes('"wrote"')) wrote()
    })
  })
  const within = (what: string, begin: (done: () => void) => void) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The phone did not ${what}`)), PATIENCE)
      begin(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  return {
    connected: within('come to its stream', (done) => (connected = done)),
    wrote: within('hear of the other one', (done) => (wrote = done)),
    leave: () => void call.destroy(),
  }
}
