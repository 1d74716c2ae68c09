import { startWorker } from '@understudy/worker'

const { session, control } = await startWorker({ scenario: 'vip', as: 'amina' })
const headers = { Merchant: session?.merchantCode ?? '', Language: 'EN', Authorization: session?.token ?? '' }
const { value } = await (await fetch('/wps/member/info', { headers })).json()
document.body.append(`${value.account} plays among ${(await control('GET', '/worlds')).length} worlds`)
