import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'faq-crediti-ecm',
  title: 'Crediti ECM: le domande che ci fate ogni settimana',
  type: 'Faq',
  abstract: 'Quanti, entro quando, dove si leggono, che cosa succede se mancano. Dodici risposte brevi.',
  category: 'corsi-e-formazione',
  published: '2026-09-17',
  topics: ['ECM', 'Formazione'],
  professions: [
    'Medico chirurgo',
    'Infermiera',
    'Infermiere',
    'Farmacista',
    'Fisioterapista',
    'Psicologa',
    'Psicologo',
    'Odontoiatra',
    'Ostetrica',
    'Biologa',
    'Biologo',
    'Dietista',
    'Logopedista',
    'Veterinaria',
    'Veterinario',
  ],
  tags: ['Corsi e formazione'],
  isFormativo: true,
  author: 'Redazione formazione',
  sources: [
    {
      label:
        'Commissione nazionale per la formazione continua, Manuale sulla formazione continua del professionista sanitario',
    },
  ],
  body: `<p>Le risposte valgono per la regola generale del triennio 2026-2028. Le delibere della Commissione possono cambiarle: quando conta, si legge la delibera.</p>
<h2>Quanti crediti servono?</h2>
<p>Centocinquanta nel triennio, meno le riduzioni e gli esoneri che spettano a ciascuno.</p>
<h2>C’è un minimo ogni anno?</h2>
<p>L’obbligo è triennale. Chi li distribuisce vive meglio.</p>
<h2>Quando compaiono nella mia posizione?</h2>
<p>Dopo che l’organizzatore ha trasmesso il rapporto: ha novanta giorni dalla chiusura dell’evento.</p>
<h2>Dove li leggo?</h2>
<p>Nella banca dati del Consorzio gestione anagrafica delle professioni sanitarie, con SPID o carta d’identità elettronica.</p>
<h2>Un corso a distanza vale quanto uno in aula?</h2>
<p>Sì. I crediti sono quelli dell’accreditamento.</p>
<h2>Quante volte posso ripetere il test?</h2>
<p>Nella formazione a distanza fino a cinque, ripassando il materiale ogni volta. Si supera con il 75 per cento di risposte esatte.</p>
<h2>Posso fare due volte lo stesso corso?</h2>
<p>Sì, ma i crediti della stessa edizione valgono una volta sola.</p>
<h2>Devo fare corsi della mia specialità?</h2>
<p>Gli obiettivi tecnico-professionali devono essere pertinenti; quelli di sistema e di processo valgono per tutti.</p>
<h2>Sono stata in maternità.</h2>
<p>Si chiede l’esenzione: riduce l’obbligo in proporzione ai mesi.</p>
<h2>Faccio il tutor: conta?</h2>
<p>Sì, con i limiti previsti per docenza e tutoraggio.</p>
<h2>E l’autoformazione?</h2>
<p>Fino al 20 per cento dell’obbligo, documentata.</p>
<h2>Se non li raggiungo?</h2>
<p>È un illecito disciplinare, e l’efficacia della polizza può risentirne: la soglia di legge è il 70 per cento dell’obbligo.</p>`,
}
