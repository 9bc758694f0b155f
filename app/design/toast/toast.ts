import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'danger' | 'warning'
export type ToastAction = { label: string; onPress: () => void }
type Retries = ReadonlyMap<string, () => unknown>
export type Toast = {
  id: number
  tone: ToastTone
  text: ReactNode
  action?: ToastAction
  readMs?: number
  /** What its action asks again. */
  retries?: Retries
}

/** SHL-033. */
export const genericError = 'Si è verificato un errore.'

const none: readonly Toast[] = []
const atMost = 3

let shown = none
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}

function show(
  tone: ToastTone,
  text: ReactNode,
  action?: ToastAction,
  rest?: Pick<Toast, 'readMs' | 'retries'>,
): number {
  lastId += 1
  const added: Toast = { id: lastId, tone, text, action, ...rest }
  // The same words again replace the first ones: a button pressed five times must not build a tower.
  change([...shown.filter((toast) => toast.text !== text), added].slice(-atMost))
  return added.id
}

/** Callable from anywhere in the browser; the region that shows them is drawn once by the shell. */
export const toast = {
  /** Words, or words with a link in them. */
  success: (text: ReactNode, action?: ToastAction) => show('success', text, action),
  warning: (text: string, action?: ToastAction) => show('warning', text, action),
  /** For a notice whose time the requirements fix, and whose words are also written on the page. */
  brief: (text: string, readMs: number) => show('warning', text, undefined, { readMs }),
  danger: (text: string = genericError, action?: ToastAction) => show('danger', text, action),
  /** What failed can be asked again from its message, together with what messages that it takes the place of would have asked. */
  failed: (key: string, again: () => unknown, text: string = genericError) => {
    const replaced = shown.filter((one, place) => one.text === text || place <= shown.length - atMost)
    const retries = new Map(replaced.flatMap((one) => [...(one.retries ?? [])])).set(key, again)
    return show('danger', text, { label: 'Riprova', onPress: () => retries.forEach((ask) => void ask()) }, { retries })
  },
  close: (id: number) => change(shown.filter((one) => one.id !== id)),
  clear: () => change(none),
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = (): readonly Toast[] => shown
export const noToasts = (): readonly Toast[] => none
