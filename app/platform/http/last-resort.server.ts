import type { Club } from '../env.server.ts'

export type LastResortWords = { title: string; text: string }

const TEXTS: Record<number, LastResortWords> = {
  400: {
    title: 'Indirizzo non valido',
    text: 'L’indirizzo che hai aperto non è scritto correttamente. Controllalo o riparti dalla home.',
  },
  405: {
    title: 'Questa pagina non riceve dati.',
    text: 'Non abbiamo salvato nulla. Riparti dalla pagina in cui stavi scrivendo, o dalla home.',
  },
  413: {
    title: 'Il modulo è troppo grande.',
    text: 'Non abbiamo salvato nulla. Torna indietro con il tasto del browser: quello che hai scritto è ancora lì.',
  },
  503: {
    title: 'Torniamo tra pochissimo',
    text: 'Il Club non riesce a rispondere in questo momento. Nulla di quello che hai salvato è andato perso: riprova tra qualche secondo.',
  },
}

/** The same refusal where the form carries a picture. */
export const FILE_TOO_LARGE: LastResortWords = {
  title: 'Il file è troppo grande',
  text: 'Una fotografia può pesare al massimo 8 MB. Torna indietro con il tasto del browser: quello che hai scritto è ancora lì.',
}

/** What is known of a club without asking anybody. */
export type LastResortClub = Pick<Club, 'name'> & { look?: { onPaper: string; inTheDark: string } }

const FALLBACK = {
  title: 'Si è verificato un errore.',
  text: 'Non è colpa tua: abbiamo registrato il problema. Riprova tra poco o riparti dalla home.',
}

/** The colour of the house, by day and in the dark. */
const HOUSE = { onPaper: '#12558f', inTheDark: '#79b4ec' }

/** A complete page that needs nothing else of the house but whose it is: it is what remains when the rest cannot answer. */
export function lastResortPage(
  status: number,
  { name, look = HOUSE }: LastResortClub,
  { title, text }: LastResortWords = TEXTS[status] ?? FALLBACK,
): string {
  const club = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${club}</title><meta name="robots" content="noindex"><style>:root{color-scheme:light dark;--ground:#f9f8f5;--ink:#1c2a3a;--soft:#4c5a6b;--primary:${look.onPaper};--paper:#fff}@media (prefers-color-scheme:dark){:root{--ground:#0f161e;--ink:#eef2f6;--soft:#aeb9c5;--primary:${look.inTheDark};--paper:#0f161e}}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:32px;background:var(--ground);color:var(--ink);font:400 1.125rem/1.55 "Source Sans 3 Variable",system-ui,sans-serif}main{max-width:34rem}h1{font:560 2.25rem/1.15 "Source Serif 4 Variable",Georgia,serif;margin:0 0 16px}b{display:block;margin:0 0 28px;color:var(--primary);font:600 1.25rem/1.2 "Source Serif 4 Variable",Georgia,serif}p{margin:0 0 28px;color:var(--soft)}a{display:inline-flex;align-items:center;min-height:44px;padding:0 22px;border-radius:999px;background:var(--primary);color:var(--paper);font-weight:620;text-decoration:none}a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}</style></head><body><main><b>${club}</b><h1>${title}</h1><p>${text}</p><a href="/">Torna alla home</a></main></body></html>`
}
