/** What whoever presses something in a preview is told. */
export const INERT =
  'Questa è un’anteprima: collegamenti, moduli e acquisti qui non fanno niente. Prova la pagina quando è pubblicata.'

const READS = ['GET', 'HEAD']

/**
 * A preview is looked at by an editor, whose session its buttons would use: a heart pressed in it would save a favourite of theirs, a form
 * would write to the club. Whatever would write is answered here and never leaves; reading, and everything that only moves the page, goes on.
 */
export function refuseWrites(inside: Window & typeof globalThis, onRefused: () => void): () => void {
  const { fetch: ask } = inside
  const tell = inside.navigator.sendBeacon
  inside.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof inside.Request ? input.method : 'GET')
    if (READS.includes(method.toUpperCase())) return ask.call(inside, input, init)
    onRefused()
    return Promise.resolve(inside.Response.json({ message: INERT }, { status: 409 }))
  }
  // What is only counted is left out in silence: nobody pressed anything.
  inside.navigator.sendBeacon = () => true
  return () => {
    inside.fetch = ask
    inside.navigator.sendBeacon = tell
  }
}
