import { toast } from 'react-hot-toast/headless'

type Kind = 'success' | 'error' | 'info' | 'loading'

/** The action of a toast. */
export interface ToastAction {
  label: string
  run: () => void
}

const actions = new Map<string, ToastAction>()

/** Actions by toast id. */
export const actionOf = (id: string) => actions.get(id)

export function present(
  kind: Kind,
  text: string,
  { action, ...options }: { id: string; duration: number; action?: ToastAction },
) {
  if (action) actions.set(options.id, action)
  else actions.delete(options.id)
  const settings = { ...options, removeDelay: 0, className: kind }
  if (kind === 'loading') toast.loading(text, settings)
  else if (kind === 'success') toast.success(text, settings)
  else if (kind === 'error') toast.error(text, settings)
  else toast(text, settings)
}

export const remove = (id: string) => toast.remove(id)
