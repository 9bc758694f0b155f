const TEXTS: Record<number, { title: string; text: string }> = {
  400: {
    title: 'Indirizzo non valido',
    text: 'L’indirizzo che hai aperto non è scritto correttamente. Controllalo o riparti dalla home.',
  },
  413: {
    title: 'Il file è troppo grande',
    text: 'Una fotografia può pesare al massimo 8 MB. Torna indietro con il tasto del browser: quello che hai scritto è ancora lì.',
  },
  503: {
    title: 'Torniamo tra pochissimo',
    text: 'Il Club non riesce a rispondere in questo momento. Nulla di quello che hai salvato è andato perso: riprova tra qualche secondo.',
  },
}
const FALLBACK = {
  title: 'Si è verificato un errore.',
  text: 'Non è colpa tua: abbiamo registrato il problema. Riprova tra poco o riparti dalla home.',
}

/** A complete page that needs nothing else of the house: it is what remains when the rest cannot answer. */
export function lastResortPage(status: number): string {
  const { title, text } = TEXTS[status] ?? FALLBACK
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><style>:root{color-scheme:light dark;--ground:#f9f8f5;--ink:#1c2a3a;--soft:#4c5a6b;--primary:#12558f;--paper:#fff}@media (prefers-color-scheme:dark){:root{--ground:#0f161e;--ink:#eef2f6;--soft:#aeb9c5;--primary:#79b4ec;--paper:#0f161e}}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:32px;background:var(--ground);color:var(--ink);font:400 1.125rem/1.55 "Source Sans 3 Variable",system-ui,sans-serif}main{max-width:34rem}h1{font:560 2.25rem/1.15 "Source Serif 4 Variable",Georgia,serif;margin:0 0 16px}p{margin:0 0 28px;color:var(--soft)}a{display:inline-flex;align-items:center;min-height:44px;padding:0 22px;border-radius:999px;background:var(--primary);color:var(--paper);font-weight:620;text-decoration:none}a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="/">Torna alla home</a></main></body></html>`
}
