import { feature } from '../../binding/feature.ts'
import { figureRoutes } from './figures.routes.ts'
import { registerRoutes } from './register.routes.ts'
import { teamRoutes } from './team.routes.ts'

export const agents = feature({ name: 'agents', routes: [...figureRoutes, ...teamRoutes, ...registerRoutes] })
