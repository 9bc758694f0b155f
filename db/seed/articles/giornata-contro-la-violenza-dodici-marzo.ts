import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'giornata-contro-la-violenza-dodici-marzo',
  title: '12 marzo, la giornata contro la violenza sugli operatori: che cosa chiedere alla propria struttura',
  type: 'News',
  abstract:
    'Cinque domande da portare alla direzione, con la norma accanto. Perché la prevenzione sia un piano e non un convegno.',
  category: 'professione-e-lavoro',
  published: '2026-03-11',
  topics: ['Aggressioni', 'Sicurezza sul lavoro'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Ostetrica', 'Psicologa', 'Psicologo'],
  tags: ['Norme e diritto'],
  author: 'Avv. Paolo Renzi',
  sources: [
    { label: 'Legge 14 agosto 2020, n. 113' },
    {
      label:
        'Ministero della Salute, Raccomandazione n. 8 per prevenire gli atti di violenza a danno degli operatori sanitari, 2007',
    },
  ],
  body: `<p>La giornata nazionale di educazione e prevenzione contro la violenza nei confronti degli operatori sanitari e socio-sanitari è stata istituita dalla legge 113 del 2020 e si celebra il 12 marzo. È il giorno giusto per fare domande, perché quel giorno qualcuno è tenuto a rispondere.</p>
<h2>Le cinque domande</h2>
<ol><li>Dov’è l’analisi dei luoghi e dei turni a rischio, e a quando risale?</li><li>Quanti episodi sono stati segnalati nell’ultimo anno, e che cosa è cambiato dopo?</li><li>C’è un sistema d’allarme che funziona anche di notte, nelle guardie e a domicilio?</li><li>Chi accompagna la persona aggredita nelle prime ore, e chi la richiama il giorno dopo?</li><li>La struttura si costituisce parte civile?</li></ol>
<h2>Chi le può fare</h2>
<p>Chiunque lavori lì, meglio se attraverso il rappresentante dei lavoratori per la sicurezza. Le risposte si chiedono per iscritto. Un «ci stiamo lavorando» senza data è una risposta, e si verbalizza.</p>`,
}
