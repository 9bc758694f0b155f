import type { BlockExample } from '../block.ts'
import type { richTextSchema } from './schema.ts'

export const examples: BlockExample<typeof richTextSchema>[] = [
  {
    name: 'Testo con titoli, elenco e tabella',
    fields: {
      title: 'Come trattiamo i tuoi dati',
      content: `<p>Trattiamo i dati che ci dai per <strong>darti i servizi che chiedi</strong>, e per nient’altro senza il tuo consenso.</p>
<h3>I tuoi diritti</h3>
<ul><li>vedere i tuoi dati e averne una copia;</li><li>correggerli o cancellarli;</li><li>cambiare idea su un consenso.</li></ul>
<table><caption>Per quanto tempo li teniamo</caption><thead><tr><th scope="col">Dato</th><th scope="col">Durata</th></tr></thead>
<tbody><tr><td>Account</td><td>Finché resti iscritto</td></tr><tr><td>Fatture</td><td>Dieci anni</td></tr></tbody></table>`,
    },
  },
]
