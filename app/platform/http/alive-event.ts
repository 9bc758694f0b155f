/** Told on the window by the frame when the page answers; the script of `paint-first.ts` then gives back an early press. */
export const ALIVE_EVENT = 'alive'
