import { isPagePath } from '@understudy/platform/binding/app-pages.ts'
import type { HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import type { ControlAccess } from '../access/authorize.ts'
import type { SteeredPlatform } from '../steered-platform.ts'
import { chooseWorld } from './choose-world.ts'
import { followLink } from './follow-link.ts'

/** Answers a state link or `?world=ID` on any page of the app; undefined for any other request. */
export async function openState(
  request: HttpRequest,
  platform: SteeredPlatform,
  access: ControlAccess,
): Promise<HttpAnswer | undefined> {
  const [path = '', query] = request.url.split('?')
  if (query === undefined || !isPagePath(path)) return undefined
  return (await followLink(request, platform, access)) ?? chooseWorld(request, platform)
}
