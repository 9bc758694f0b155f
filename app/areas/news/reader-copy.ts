import { createHash } from 'node:crypto'

type Headline = readonly [title: string, line: string]
type Paper = { id: string; name: string; kind: string; headlines: readonly [Headline, ...Headline[]] }

/** Papers that exist nowhere else. */
const PAPERS: readonly Paper[] = [
  {
    id: 'nazionale',
    name: 'Il Nazionale',
    kind: 'Quotidiano',
    headlines: [
      [
        'Sanità, il fondo cresce ma non per tutti',
        'Le regioni chiedono un criterio che guardi all’età di chi ci vive.',
      ],
      [
        'Medici di famiglia, il ricambio che manca',
        'In dieci anni uno su tre lascerà lo studio: le borse non bastano.',
      ],
      [
        'Scuole, torna l’ora di educazione alla salute',
        'Alimentazione, movimento, primo soccorso: si parte a gennaio.',
      ],
    ],
  },
  {
    id: 'economia',
    name: 'Conti e Imprese',
    kind: 'Economia',
    headlines: [
      [
        'Partite IVA, le scadenze di fine anno in una pagina',
        'Acconti, contributi, dichiarazioni: il calendario di chi lavora in proprio.',
      ],
      ['Assicurazioni professionali, i prezzi del 2027', 'Aumentano i massimali richiesti, meno i premi.'],
      ['La farmacia cambia insegna', 'Reti, gruppi, indipendenti: chi compra e chi resta.'],
    ],
  },
  {
    id: 'ricerca',
    name: 'Laboratorio',
    kind: 'Ricerca',
    headlines: [
      ['Un anticorpo contro due virus', 'I dati sono dei topi: che cosa manca prima dell’uomo.'],
      ['La pressione si misura anche dal polso?', 'Sessanta orologi provati, quattro promossi.'],
      ['Statine e muscoli, lo studio che mancava', 'Il dolore c’è, la causa quasi mai è la compressa.'],
    ],
  },
  {
    id: 'cronaca',
    name: 'La Cronaca di Città',
    kind: 'Cronaca locale',
    headlines: [
      ['Apre la casa della comunità di via Garibaldi', 'Prelievi dalle sette, infermieri fino alle venti.'],
      ['Ambulanze, tre minuti in meno', 'La nuova centrale dopo sei mesi.'],
      ['Il reparto che fa leggere i bambini', 'Ottocento libri, nessuna tessera.'],
    ],
  },
]

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;padding:1.25rem;font:16px/1.5 Georgia,serif;background:light-dark(#f7f5ef,#14181d);color:light-dark(#1c2530,#edf0f3)}h1{margin:0 0 .25rem;font-size:1.5rem}p{margin:.25rem 0}.date{opacity:.8}ul{list-style:none;margin:1rem 0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr))}li a{display:block;padding:1rem;min-height:9rem;border:1px solid light-dark(#c9c4b5,#3b444f);background:light-dark(#fff,#1d232a);color:inherit;text-decoration:none}li a:hover,li a:focus{outline:3px solid light-dark(#1d5f8f,#8ac4ee)}strong{display:block;font-size:1.35rem;line-height:1.2}article{display:none;max-width:42rem;margin-top:1rem;padding:1.25rem;border:1px solid light-dark(#c9c4b5,#3b444f);background:light-dark(#fff,#1d232a)}article:target{display:block}article h2{margin:0 0 .5rem;font-size:1.75rem}h3{margin:1rem 0 .25rem;font-size:1.15rem}a{color:light-dark(#1d5f8f,#8ac4ee)}`

/** NWS-031. A document of its own, framed by ours alone; nothing in it runs. */
export const READER_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
  'x-frame-options': 'SAMEORIGIN',
}

/** The papers of the day: a shelf, and the front page of each when it is chosen. */
export function readerOfTheHouse(today: string): string {
  const shelf = PAPERS.map(
    ({ id, name, kind, headlines: [[first]] }) =>
      `<li><a href="#${id}"><span>${kind}</span><strong>${name}</strong><p>${first}</p></a></li>`,
  )
  const fronts = PAPERS.map(
    ({ id, name, headlines }) =>
      `<article id="${id}"><h2>${name}</h2>${headlines.map(([title, line]) => `<h3>${title}</h3><p>${line}</p>`).join('')}<p><a href="#scaffale">Torna allo scaffale</a></p></article>`,
  )
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Edicola digitale</title><style>${STYLE}</style></head><body><main><h1 id="scaffale">Le testate di oggi</h1><p class="date">${today} · testate di prova</p><ul>${shelf.join('')}</ul>${fronts.join('')}</main></body></html>`
}
