import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'film-la-scelta-di-marta',
  title: 'La scelta di Marta',
  type: 'Film Formazione',
  abstract:
    'Una donna, una diagnosi, due medici che non sono d’accordo. Un film in tre atti sulla pianificazione condivisa delle cure.',
  category: 'corsi-e-formazione',
  published: '2026-01-30',
  access: 'premium',
  topics: ['Consenso informato', 'Cure palliative'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Psicologa', 'Psicologo'],
  tags: ['Corsi e formazione'],
  series: 'Film Formazione',
  isFormativo: true,
  logos: [{ name: 'Camice Film' }, { name: 'Scuola di cinema medico' }],
  author: 'Redazione video',
  sources: [{ label: 'Legge 22 dicembre 2017, n. 219, articolo 5' }],
  body: `<p>Marta ha 58 anni, una malattia neurodegenerativa e le idee chiare. Chi la cura, meno.</p>
<p>Il film segue tre colloqui a distanza di mesi. Tra un atto e l’altro una giurista, una palliativista e un’infermiera commentano quello che si è visto.</p>
<h2>Primo atto</h2>
<p>La comunicazione della diagnosi: che cosa è stato detto e che cosa è stato capito. Il neurologo parla per nove minuti; Marta ricorda due parole. La pausa del film è sulla domanda che nessuno le ha fatto: «Che cosa è importante per lei?».</p>
<h2>Secondo atto</h2>
<p>La scelta di rifiutare la tracheotomia, il dubbio del marito, il ruolo del fiduciario. Il pneumologo teme di abbandonarla; la palliativista gli mostra che la pianificazione non toglie cure, le sceglie. Si scrive in cartella, con le parole di Marta.</p>
<h2>Terzo atto</h2>
<p>La sedazione, la casa, chi resta. L’infermiera domiciliare insegna al figlio a bagnare le labbra. Il medico di famiglia arriva di sera, senza borsa.</p>
<h2>Per discuterne in gruppo</h2>
<ul><li>In quale momento il marito ha capito che la decisione non era sua?</li><li>Che cosa ha reso possibile cambiare il piano tra il primo e il terzo colloquio?</li><li>Chi, nella tua struttura, potrebbe fare la domanda che è mancata?</li><li>Dove scriveresti ciò che Marta ha detto, perché il collega di guardia lo trovi in un minuto?</li></ul>`,
}
