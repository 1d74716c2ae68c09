import type { Route } from '../binding/http.ts'
import type { Platform } from '../binding/platform.ts'
import { proofPicturesRepository } from '../features/deposits/index.ts'
import { picturesRepository } from '../features/member/index.ts'
import { uploadsRepository } from '../features/uploads/index.ts'
import { NO_PICTURE } from './drawn-pictures.ts'

/** The route of uploaded pictures; their names are random, never reused, and contain their world. */
export const uploadedPictures = ({ worlds }: Pick<Platform, 'worlds'>): Route => ({
  method: 'GET',
  path: '/img/upload/:world/:name',
  answer({ params }) {
    const { world, name } = params as { world: string; name: string }
    const owner = worlds.find(world)
    const plain = name.replace(/[.]webp$/, '')
    const bytes =
      owner?.use(picturesRepository).byName(plain) ??
      owner?.use(proofPicturesRepository).byName(plain) ??
      owner?.use(uploadsRepository).byName(plain)
    if (!bytes) return NO_PICTURE
    return {
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
      body: bytes,
    }
  },
})
