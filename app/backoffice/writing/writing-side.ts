import { createContext } from 'react'

/** Beside a text: where what is to be said of it stands, and how easily it is hoped to be read. */
export const WritingSide = createContext<{ place: HTMLElement | null; goal: number } | null>(null)
