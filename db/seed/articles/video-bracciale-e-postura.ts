import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'video-bracciale-e-postura',
  title: 'Il bracciale giusto e la sedia giusta: cinque errori in tre minuti',
  type: 'Video',
  abstract:
    'La stessa persona, misurata male cinque volte e bene una. Quanto cambia la pressione, con il testo delle scene.',
  category: 'clinica-e-terapia',
  published: '2026-11-04',
  topics: ['Ipertensione', 'Cardiologia', 'Infermieristica'],
  professions: ['Infermiera', 'Infermiere', 'Farmacista', 'Medico chirurgo'],
  author: 'Elisa Donati, cardiologa',
  body: `<p>Una sola volontaria, una sola mattina, sei misure. Il filmato mostra come lo stesso braccio possa sembrare normale o iperteso.</p>
<p>Ecco le scene, nell’ordine.</p>
<h2>Scena uno: appena entrata</h2>
<p>Ha salito le scale e parla. La misura è la più alta della mattina. Cinque minuti di silenzio, e scende.</p>
<h2>Scena due: il braccio che pende</h2>
<p>L’avambraccio è appoggiato sulle ginocchia, più in basso del cuore. Il peso della colonna di sangue si aggiunge al risultato.</p>
<h2>Scena tre: il bracciale piccolo</h2>
<p>Il braccio è robusto, il bracciale è quello che c’era. La camera d’aria non arriva a coprire abbastanza, e il numero sale.</p>
<h2>Scena quattro: sopra la manica</h2>
<p>Il maglione è spesso e la manica arrotolata stringe. Due misure diverse a un minuto di distanza.</p>
<h2>Scena cinque: gambe incrociate e vescica piena</h2>
<p>Sembrano dettagli. Insieme valgono quanto mezza compressa.</p>
<h2>Scena sei: tutto giusto</h2>
<p>Schiena e braccio appoggiati, piedi a terra, bracciale della misura, silenzio, tre letture. È l’unica da scrivere in cartella.</p>`,
}
