import * as z from 'zod/mini'
import { storedText } from '@/shared/storage'

/** `1` once the player declined to be asked about notifications. */
export const storedPushOffer = storedText('pushOffer', z.literal('1'))
