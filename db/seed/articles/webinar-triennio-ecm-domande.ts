import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'webinar-triennio-ecm-domande',
  title: 'Il triennio ECM dal vivo: un’ora di domande',
  type: 'Webinar',
  abstract:
    'Esoneri, dossier, crediti mancanti, polizza: la sintesi dell’incontro con chi ci ha scritto da tutta Italia.',
  category: 'corsi-e-formazione',
  published: '2026-02-12',
  topics: ['ECM', 'Formazione'],
  professions: [
    'Medico chirurgo',
    'Infermiera',
    'Infermiere',
    'Farmacista',
    'Fisioterapista',
    'Psicologa',
    'Odontoiatra',
    'Ostetrica',
    'Biologa',
    'Dietista',
    'Veterinaria',
  ],
  tags: ['Corsi e formazione'],
  isFormativo: true,
  author: 'Redazione formazione',
  body: `<p>Un’ora, quarantadue domande arrivate prima e durante. Le abbiamo raggruppate: quasi tutte nascono da tre equivoci.</p>
<h2>Primo equivoco: i crediti arrivano da soli</h2>
<p>Arrivano quelli dei corsi italiani, dopo il rapporto dell’organizzatore. Esoneri, esenzioni, pubblicazioni, tutoraggio e formazione all’estero si inseriscono a mano, con il documento. Chi non lo ha mai fatto, di solito, ha più crediti di quanti creda.</p>
<h2>Secondo equivoco: conta l’anno</h2>
<p>Conta il triennio. Un anno vuoto si recupera; tre anni vuoti no, salvo che una norma riapra i termini, e non è prudente contarci.</p>
<h2>Terzo equivoco: un credito vale l’altro</h2>
<p>Vale per il numero, non per il lavoro. Il dossier serve a questo: scegliere prima le aree in cui si vuole crescere, e ottenere il vantaggio previsto per chi lo rispetta.</p>
<h2>Le domande sulla polizza</h2>
<p>Il 70 per cento dell’obbligo è la soglia fissata dalla legge per l’efficacia delle coperture. Si calcola sull’obbligo personale, cioè tolti esoneri e riduzioni. Conviene scaricare la propria posizione ogni dicembre e conservarla con il contratto.</p>`,
}
