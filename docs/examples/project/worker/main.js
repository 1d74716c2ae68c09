import { startWorker } from '@understudy/worker'

const { world, session, control } = await startWorker({ scenario: 'vip', as: 'amina' })
await control('PUT', `/worlds/${world.id}/luck`, { next: ['win'] })
const headers = { Merchant: world.merchant, Language: 'EN', Authorization: session?.token ?? '' }
const { value } = await (await fetch('/wps/member/info', { headers })).json()
document.body.append(`${value.account} plays in world ${world.id}`)
