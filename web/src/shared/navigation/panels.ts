import { create } from 'zustand'

/** Panels over a page; one at a time, closed by a page change. */
export type Panel = 'menu' | 'language' | 'service'

const useStore = create<{ panel: Panel | undefined }>(() => ({ panel: undefined }))

export const usePanel = (): Panel | undefined => useStore((state) => state.panel)
export const openPanel = (panel: Panel) => useStore.setState({ panel })
export const closePanel = () => useStore.setState({ panel: undefined })
