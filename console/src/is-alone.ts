/** Whether the platform runs in this browser only, where nobody can join: rooms and further phones are not offered. */
export const isAlone = (): boolean => document.documentElement.dataset.stage === 'own'
