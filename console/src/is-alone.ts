/** Whether the platform runs in this browser only: then rooms and further phones are not offered, as no one else can reach it. */
export const isAlone = (): boolean => document.documentElement.dataset.stage === 'own'
