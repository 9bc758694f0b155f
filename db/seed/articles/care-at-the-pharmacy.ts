import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'farmacia-dei-servizi-che-cosa-cambia',
  title: 'Farmacia dei servizi: che cosa si può fare al banco, e con quali regole',
  type: 'News',
  abstract: 'Vaccini, telemedicina, test: l’elenco cresce. Locali, formazione e privacy per farlo bene.',
  category: 'professione-e-lavoro',
  published: '2026-11-10',
  topics: ['Farmacia', 'Telemedicina', 'Vaccini'],
  professions: ['Farmacista'],
  author: 'Redazione',
  sources: [{ label: 'Decreto legislativo 3 ottobre 2009, n. 153, e successive modifiche' }],
  body: `<p>La farmacia è diventata il presidio sanitario più vicino, e in molti paesi l’unico aperto. Ogni servizio porta con sé requisiti: uno spazio riservato, formazione certificata, registrazione di ciò che si fa.</p>
<p>L’elettrocardiogramma refertato a distanza, l’holter pressorio e cardiaco, i test rapidi, la vaccinazione antinfluenzale e anti-Covid degli adulti sono i più diffusi. Il quadro nazionale è quello del decreto legislativo 153 del 2009, ampliato più volte; le regioni decidono tariffe e rimborsi, ed è il loro accordo che va letto per primo.</p>
<h2>Lo spazio</h2>
<p>Separato dalla vendita, con riservatezza acustica e visiva, una seduta, un lavabo o la soluzione alcolica, il necessario per l’emergenza. Anche i locali esterni sono ammessi, se autorizzati e riconoscibili.</p>
<h2>La vaccinazione</h2>
<p>Anamnesi con una scheda, consenso, corso superato, adrenalina a portata di mano, quindici minuti di osservazione, registrazione nell’anagrafe vaccinale nello stesso giorno. Le persone con precedenti reazioni gravi si inviano al centro.</p>
<h2>La privacy</h2>
<p>Informativa specifica per ogni servizio. I referti non restano sul banco e non si mandano con applicazioni comuni. Chi offre la telerefertazione è responsabile del trattamento, con un contratto.</p>
<h2>Il medico</h2>
<p>Un esame alterato si comunica, con un percorso scritto prima: a chi si telefona, entro quando, che cosa si dice alla persona. Il farmacista misura e riferisce: la diagnosi e la modifica della terapia restano al medico.</p>`,
}
