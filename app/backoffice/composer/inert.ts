/** What whoever presses something in a preview is told. */
export const INERT =
  'Questa è un’anteprima: collegamenti, moduli e acquisti qui non fanno niente. Prova la pagina quando è pubblicata.'

const READS = ['GET', 'HEAD']
/** Calls that only read, and are asked by POST because what they are asked is long. */
const ASKED_BY_POST =
  /^\/api\/(CMS\/Search\/[\w/]+|FAD\/(Collane|Corsi|ModelliDidattici)|PubMed\/Articoli(\/Categorie)?|formation-content\/listing|recommender\/suggested)$/

/**
 * A preview is looked at by an editor, whose session its buttons would use: a heart pressed in it would save a favourite of theirs, a form
 * would write to the club. Whatever would write is answered here and never leaves; reading, and everything that only moves the page, goes on.
 */
export function refuseWrites(inside: Window & typeof globalThis, onRefused: () => void): () => void {
  const { fetch: ask } = inside
  const tell = inside.navigator.sendBeacon
  inside.fetch = (input, init) => {
    const asked = input instanceof inside.Request ? input : { method: 'GET', url: String(input) }
    const method = (init?.method ?? asked.method).toUpperCase()
    const { pathname } = new URL(asked.url, inside.location.href)
    const isReading = READS.includes(method) || (method === 'POST' && ASKED_BY_POST.test(pathname))
    if (isReading) return ask.call(inside, input, init)
    // Whoever pressed nothing needs no explanation.
    if (inside.navigator.userActivation?.isActive ?? true) onRefused()
    return Promise.resolve(inside.Response.json({ message: INERT }, { status: 409 }))
  }
  // What is only counted is left out in silence: nobody pressed anything.
  inside.navigator.sendBeacon = () => true
  return () => {
    inside.fetch = ask
    inside.navigator.sendBeacon = tell
  }
}
