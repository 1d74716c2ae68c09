import { toast } from 'react-hot-toast/headless'

type Kind = 'success' | 'error' | 'info' | 'loading'

export function present(kind: Kind, text: string, options: { id: string; duration: number }) {
  const settings = { ...options, removeDelay: 0, className: kind }
  if (kind === 'loading') toast.loading(text, settings)
  else if (kind === 'success') toast.success(text, settings)
  else if (kind === 'error') toast.error(text, settings)
  else toast(text, settings)
}

export const remove = (id: string) => toast.remove(id)
