import { cloud, platformError } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { systemRepository } from '../system/index.ts'
import { projectOf } from './id-token.ts'

export const cloudRoutes = [
  handle(cloud.cloudConfig, ({ world, merchant, origins }) => {
    if (!world.use(systemRepository).merchant(merchant).settings.social.cloudReady)
      throw platformError('function.not.available')
    return { projectId: projectOf(world, merchant), origin: origins.stage }
  }),
]
