import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'scala-nrs-dolore',
  title: 'Scala numerica del dolore',
  abstract: 'Come si chiede, come si registra, quando non è adatta.',
  flag: 'isTOOLSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-10-06',
  topics: ['Dolore', 'Assistenza'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Fisioterapista', 'Ostetrica'],
  body: `<p>Da zero, nessun dolore, a dieci, il peggiore immaginabile. Si chiede il dolore di adesso, il peggiore e il minimo delle ultime ventiquattro ore, a riposo e in movimento.</p>
<p>La domanda ha parole fisse, perché la risposta si possa confrontare: «Da zero a dieci, dove zero è nessun dolore e dieci il peggiore che riesce a immaginare, quanto dolore sente adesso?».</p>
<h2>Lettura</h2>
<table><thead><tr><th scope="col">Punteggio</th><th scope="col">Intensità</th><th scope="col">Che cosa si fa</th></tr></thead><tbody><tr><td>0</td><td>Assente</td><td>Si registra lo stesso</td></tr>
<tr><td>1-3</td><td>Lieve</td><td>Si rivaluta a ogni turno</td></tr>
<tr><td>4-6</td><td>Moderato</td><td>Si tratta e si rivaluta: 60 minuti per bocca, 30 in vena</td></tr>
<tr><td>7-10</td><td>Severo</td><td>Si tratta subito e si chiama</td></tr></tbody></table>
<p>Una riduzione di due punti, o del 30 per cento, è rilevante per la persona. La legge 38 del 2010 chiede che la rilevazione sia riportata in cartella, con la terapia e il risultato.</p>
<h2>Quando non è adatta</h2>
<ul><li>Bambini sotto i sette anni: scala delle facce da 3 a 7, FLACC sotto.</li><li>Neonati: NIPS o CRIES.</li><li>Deficit cognitivo grave: PAINAD, cinque osservazioni da 0 a 2.</li><li>Persona intubata: CPOT o BPS.</li></ul>
<h2>Gli errori</h2>
<p>Correggere il numero perché «non sembra»; chiedere solo a riposo; non rivalutare dopo il farmaco; trattare il numero invece della persona.</p>`,
}
