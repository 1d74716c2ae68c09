import { ask, dress, parameter, part, theme, worldNow } from '../../shared/page.js'
import { textsOf } from './texts.js'

const path = location.pathname
const language = parameter('language')
const texts = textsOf(language)
/** Delay before going back, so that the payer sees the result; longer when the platform is to be told first. */
const GOING_BACK = { usual: 1_200, payFirst: 3_000 }
let underWay = false

/** @param {string} text @param {boolean} [good] */
function say(text, good) {
  part('said').textContent = text
  part('said').dataset.good = String(good ?? '')
}

/** @param {{brand: string, amount: number, currencySymbol: string, reference: string, status: string, returned: boolean, backUrl: string, expiresAt: number}} bill */
function show(bill) {
  part('to').textContent = texts.to.replace('{brand}', bill.brand)
  part('amount').textContent = `${bill.currencySymbol} ${bill.amount.toLocaleString('en')}`
  part('number').textContent = bill.reference
  const minutes = Math.max(0, Math.ceil((bill.expiresAt - worldNow()) / 60_000))
  const isOpen = bill.status === 'open'
  part('left').textContent = isOpen ? texts.left.replace('{minutes}', String(minutes)) : ''
  part('actions').hidden = !isOpen
  const back = Object.assign(document.createElement('a'), {
    ...{ className: 'back', href: bill.backUrl, textContent: isOpen ? texts.back : texts.backDone },
  })
  part('way').replaceChildren(back)
  if (bill.returned) say(texts.returned, false)
  else if (bill.status === 'paid') say(texts.paidStill, true)
  else if (bill.status === 'declined') say(texts.declined, false)
  else if (bill.status === 'over') say(texts.over, false)
}

/** @param {string} answer */
async function decide(answer) {
  if (underWay) return
  underWay = true
  try {
    const bill = await ask(`${path}/answer`, { body: { answer }, language })
    show(bill)
    if (bill.status !== 'paid' || bill.returned) return
    say(texts.paid, true)
    setTimeout(() => location.replace(bill.backUrl), answer === 'payFirst' ? GOING_BACK.payFirst : GOING_BACK.usual)
  } catch (error) {
    underWay = false
    if (/** @type {{code?: string}} */ (error).code === undefined) return say(texts.offline, false)
    await load()
  }
}

async function load() {
  const bill = await ask(`${path}/state`, { language })
  show(bill)
  part('page').removeAttribute('aria-busy')
}

dress(language, theme())
document.title = texts.title
part('title').textContent = texts.title
part('number-label').textContent = texts.number
part('more').textContent = texts.more
part('note').textContent = texts.note
for (const button of document.querySelectorAll('button')) {
  const { answer = '' } = button.dataset
  button.textContent = texts[/** @type {keyof typeof texts} */ (answer)]
  button.addEventListener('click', () => decide(answer))
}
load().catch((error) => say(error.code === undefined ? texts.offline : texts.missing, false))
