import { verification as contract } from '@understudy/contracts'
import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { codesRepository, loadSentCodes } from './verification.repository.ts'
import { verificationRoutes } from './verification.routes.ts'
import { verificationCode } from './verification.table.ts'

export { type CodeKey, checkCode, codeAskedAt, codeUnderWay, sendCode, spendCode } from './codes.ts'
export { type Mobile, mobileOf } from './mobile.ts'

export const verification = feature({
  name: 'verification',
  tables: [verificationCode],
  routes: verificationRoutes,
  load: loadSentCodes,
  scheduled: [
    {
      kind: 'code.expires',
      upcoming: (world) =>
        world
          .use(codesRepository)
          .good(world.now(), contract.CODES.tries)
          .map(({ target, expiresAt }) => ({ at: expiresAt, about: target })),
    },
  ],
  rowLimits: { verification_code: { rows: 5_000 } },
  columns: rulesOf(verificationCode),
})
