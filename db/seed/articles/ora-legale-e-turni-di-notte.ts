import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'ora-legale-e-turni-di-notte',
  title: 'Il ritorno dell’ora legale e i turni: come perdere un’ora senza perdere attenzione',
  type: 'News',
  abstract:
    'La notte del 29 marzo dura un’ora di meno. Come contarla, come dormirla, e perché lunedì conviene rallentare.',
  category: 'psicologia-e-benessere',
  published: '2026-03-26',
  topics: ['Turni', 'Sonno'],
  professions: ['Infermiera', 'Infermiere', 'Ostetrica', 'Medico chirurgo'],
  author: 'Chiara Lenzi, psicologa',
  body: `<p>Alle due della notte tra sabato 28 e domenica 29 marzo gli orologi vanno alle tre. Chi è in turno lavora un’ora di meno, chi dorme perde un’ora di sonno, e per qualche giorno il corpo non è d’accordo con nessuno dei due.</p>
<h2>L’ora in busta paga</h2>
<p>Si contano le ore lavorate davvero, salvo diverso accordo: conviene leggere il contratto integrativo prima, non dopo. In ottobre succede il contrario. Le somministrazioni programmate tra le due e le tre si anticipano o si spostano con una nota in cartella: una dose «delle 2.30» non esiste.</p>
<h2>Il corpo</h2>
<p>Da giovedì ci si corica venti minuti prima ogni sera. La luce del mattino, domenica e lunedì, aiuta più del caffè. Il sonnellino prima del turno di notte, di trenta o novanta minuti, riduce gli errori dell’alba.</p>
<h2>Il reparto</h2>
<p>Nei giorni seguenti aumentano gli incidenti stradali e i piccoli errori. Per lunedì si possono evitare le procedure lunghe a fine turno, e ricordare il doppio controllo. Chi esce dalla notte non guida a lungo: un’ora di sonno in spogliatoio è un’ora ben spesa.</p>`,
}
