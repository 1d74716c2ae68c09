import { slide } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { hostRandom } from '../../shared/host-random.ts'
import { slideRepository } from './slide.repository.ts'
import { drawGap, slideWanted } from './slide-check.ts'

export const slideRoutes = [
  handle(slide.openSlide, ({ world, merchant, language, ip, query, origins }) => {
    if (!slideWanted({ world, merchant })) return { enabled: false as const, version: 4 as const }
    const id = `${world.id}.${hostRandom.uuid()}`
    world.use(slideRepository).add({
      id,
      merchant,
      language,
      ip,
      action: query.action,
      createdAt: world.now(),
      tries: 0,
      gap: drawGap(world),
      scene: world.random.below(1000),
    })
    return { enabled: true as const, version: 4 as const, captchaId: id, page: `${origins.stage}/check/${id}` }
  }),
]
