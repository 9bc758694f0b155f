import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'film-la-scelta-di-marta',
  title: 'La scelta di Marta',
  type: 'Film Formazione',
  abstract:
    'Una donna, una diagnosi, due medici che non sono d’accordo. Un film in tre atti sulla pianificazione condivisa delle cure.',
  category: 'corsi-e-formazione',
  published: '2026-10-12',
  access: 'premium',
  topics: ['Consenso informato', 'Cure palliative'],
  tags: ['Corsi e formazione'],
  series: 'Film Formazione',
  isFormativo: true,
  author: 'Redazione video',
  body: `<p>Marta ha 58 anni, una malattia neurodegenerativa e le idee chiare. Chi la cura, meno.</p>
<p>Il film segue tre colloqui a distanza di mesi. Tra un atto e l’altro una giurista, una palliativista e un’infermiera commentano quello che si è visto.</p>
<h2>Primo atto</h2>
<p>La comunicazione della diagnosi: che cosa è stato detto e che cosa è stato capito.</p>
<h2>Secondo atto</h2>
<p>La scelta di rifiutare la tracheotomia, il dubbio del marito, il ruolo del fiduciario.</p>
<h2>Terzo atto</h2>
<p>La sedazione, la casa, chi resta.</p>`,
}
