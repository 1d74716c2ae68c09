import { create } from 'zustand'

/** What can lie over a page; one at a time, none after a page change. */
export type Panel = 'menu' | 'language' | 'service'

const useStore = create<{ panel: Panel | undefined }>(() => ({ panel: undefined }))

export const usePanel = (): Panel | undefined => useStore((state) => state.panel)
export const openPanel = (panel: Panel) => useStore.setState({ panel })
export const closePanel = () => useStore.setState({ panel: undefined })
