// A vendor of one game, heads or tails, on a server of its own: `node docs/examples/vendor.mjs`.
// It keeps no money. The platform's wallet does, and every movement of it is one call with an id of the vendor's.
import { randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

const { PORT = '4100', WALLET = 'http://localhost:3001', WALLET_KEY = '' } = process.env
/** Ten-thousandths of the currency's unit. */
const STAKE = 100_000

/** One call of the wallet. The token says who plays, the key says that it is the vendor who asks. */
async function wallet(token, call, body) {
  const response = await fetch(`${WALLET}/play/${encodeURIComponent(token)}/wallet/${call}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-vendor-key': WALLET_KEY, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const { success, value, errorCode } = await response.json()
  if (!success) throw Object.assign(new Error(errorCode), { status: response.status })
  return value
}

/** Stake out, coin up, prize in. What fails after the stake was taken gives it back. */
async function toss(token, side) {
  const bet = randomUUID()
  await wallet(token, 'bet', { txId: bet, amount: STAKE })
  try {
    const fell = randomInt(2) === 0 ? 'heads' : 'tails'
    const won = side === fell ? STAKE * 2 : 0
    // A prize of nothing ends a lost round: until then it counts as open.
    const { balance } = await wallet(token, 'win', { txId: randomUUID(), bet, amount: won })
    return { fell, won, balance }
  } catch (problem) {
    await wallet(token, 'rollback', { txId: randomUUID(), bet })
    throw problem
  }
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Heads or tails</title>
<body style="font:20px system-ui;display:grid;place-content:center;gap:16px;min-height:100vh;margin:0;background:#12241a;color:#eef7f0">
<h1>Heads or tails</h1><output></output>
<button data-side="heads">Heads</button><button data-side="tails">Tails</button>
<script type="module">
  const say = (text) => { document.querySelector('output').textContent = text }
  const token = new URL(location.href).searchParams.get('token')
  const ask = async (path, body) => (await fetch(path, { method: 'POST', body: JSON.stringify({ token, ...body }) })).json()
  const units = (amount) => (amount / 10000).toFixed(2)
  ask('/balance').then(({ balance, error }) => say(error ?? 'Balance ' + units(balance)))
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', async () => {
      const { fell, won, balance, error } = await ask('/toss', { side: button.dataset.side })
      say(error ?? fell + ': ' + (won ? 'won ' + units(won) : 'lost') + '. Balance ' + units(balance))
      // The app shows the new balance beside the game.
      parent.postMessage({ type: 'balance' }, '*')
    })
</script></body></html>`

const CALLS = {
  '/balance': ({ token }) => wallet(token, 'balance'),
  '/toss': ({ token, side }) => toss(token, side),
}

createServer(async (request, response) => {
  const [pathname] = request.url.split('?')
  const call = request.method === 'POST' && Object.hasOwn(CALLS, pathname) ? CALLS[pathname] : undefined
  if (!call) return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  try {
    let text = ''
    for await (const piece of request) {
      text += piece
      if (text.length > 1000) return response.writeHead(413).end()
    }
    const answer = await call(JSON.parse(text))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  } catch (problem) {
    response.writeHead(problem.status ?? 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: problem.message }))
  }
}).listen(Number(PORT), 'localhost', () => console.log(`Heads or tails on http://localhost:${PORT}`))
