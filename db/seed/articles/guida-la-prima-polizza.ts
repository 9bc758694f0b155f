import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'guida-la-prima-polizza',
  title: 'La prima polizza professionale: la guida per chi comincia',
  type: 'Guida',
  abstract: 'Neolaureato, specializzando, primo incarico: quale copertura serve davvero, e in quale ordine comprarla.',
  category: 'assicurazioni-e-tutele',
  published: '2026-09-03',
  topics: ['Assicurazione professionale', 'Responsabilità sanitaria'],
  professions: [
    'Medico chirurgo',
    'Infermiera',
    'Infermiere',
    'Ostetrica',
    'Fisioterapista',
    'Psicologa',
    'Odontoiatra',
    'Logopedista',
    'Dietista',
  ],
  tags: ['Assicurazioni e tutele'],
  author: 'Marta Zanetti, broker sanitario',
  sources: [{ label: 'Legge 8 marzo 2017, n. 24' }, { label: 'Decreto ministeriale 15 dicembre 2023, n. 232' }],
  body: `<p>Il primo contratto arriva con molte carte e nessuno che le spieghi. La polizza è quella che si firma per ultima e che conta per prima.</p>
<p>L’ordine giusto è partire da come lavori, non da quanto costa.</p>
<h2>Se sei dipendente</h2>
<p>La struttura risponde verso il paziente ed è obbligata ad assicurarsi o a tenere un fondo. Tu hai bisogno della colpa grave: copre la rivalsa e la responsabilità davanti alla Corte dei conti. Costa poche decine o poche centinaia di euro l’anno, secondo la professione.</p>
<h2>Se sei libero professionista</h2>
<p>Rispondi in proprio verso il paziente: serve la responsabilità civile professionale completa, con i massimali del decreto. La sola colpa grave non basta, ed è l’errore più frequente di chi passa dall’ospedale alla partita IVA.</p>
<h2>Se fai tutte e due le cose</h2>
<p>Intramoenia, sostituzioni, guardie, qualche visita privata: si elencano tutte nel questionario. Quella non dichiarata è quella scoperta.</p>
<h2>Se sei specializzando</h2>
<p>L’attività formativa è coperta dall’azienda in cui la svolgi; le guardie e le sostituzioni fuori dalla scuola no. Chiedi per iscritto che cosa è compreso.</p>
<h2>Le parole da cercare</h2>
<ul><li>Retroattività: almeno dieci anni, ma se non hai mai lavorato prima non pagarla più del dovuto.</li><li>Postuma o ultrattività: dieci anni alla fine dell’attività.</li><li>Claims made: conta quando arriva la richiesta.</li><li>Franchigia: la parte che resta a te.</li><li>Tutela legale: avvocato e perito, anche in sede penale e davanti all’ordine.</li></ul>
<h2>In quale ordine</h2>
<ol><li>Responsabilità o colpa grave, secondo come lavori.</li><li>Tutela legale.</li><li>Infortuni e malattia, se vivi del tuo lavoro e nessuno ti paga quando non lavori.</li><li>Il resto, dopo.</li></ol>`,
}
