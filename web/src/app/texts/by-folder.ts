import type { Pack } from '@/shared/i18n/texts'

/** Groups texts by namespace: `../../features/menu/text/en.json` is the namespace `menu`. */
export const byFolder = (files: Record<string, object>): Pack =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.split('/').at(-3), texts]))
