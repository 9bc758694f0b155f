import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'settimana-degli-antibiotici-in-studio',
  title: 'Dal 18 novembre la settimana degli antibiotici: tre gesti per lo studio',
  type: 'News',
  abstract:
    'La giornata europea e la settimana mondiale sull’antimicrobico-resistenza. Un cartello, una ricetta rimandata, un controllo delle scorte.',
  category: 'clinica-e-terapia',
  published: '2026-11-14',
  topics: ['Antibiotici', 'Antimicrobico-resistenza'],
  professions: [
    'Medico chirurgo',
    'Farmacista',
    'Veterinaria',
    'Veterinario',
    'Odontoiatra',
    'Infermiera',
    'Infermiere',
  ],
  author: 'Tommaso Serra, infettivologo',
  sources: [
    { label: 'Organizzazione mondiale della sanità, World AMR Awareness Week, 18-24 novembre' },
    {
      label:
        'Centro europeo per la prevenzione e il controllo delle malattie, European Antibiotic Awareness Day, 18 novembre',
    },
  ],
  body: `<p>Ogni anno, il 18 novembre, l’Europa dedica una giornata agli antibiotici; lo stesso giorno comincia la settimana mondiale contro la resistenza. L’Italia è tra i Paesi europei con i consumi e le resistenze più alti: c’è da fare anche in un ambulatorio di due stanze.</p>
<h2>Un impegno appeso al muro</h2>
<p>Un foglio firmato dal medico in sala d’attesa, con poche righe: «Prescrivo l’antibiotico quando serve, e le spiego perché quando non serve». Negli studi un impegno pubblico così semplice ha ridotto le prescrizioni inutili.</p>
<h2>Una ricetta rimandata</h2>
<p>Per otite, sinusite e mal di gola senza gravità si può dare una ricetta da usare solo se dopo due o tre giorni non si migliora, spiegando quali segni obbligano invece a tornare. La maggior parte delle persone non la userà.</p>
<h2>Gli avanzi</h2>
<p>Si chiede ai pazienti di portare in farmacia le confezioni aperte. Un cassetto di compresse avanzate è una prescrizione senza medico, già pronta.</p>`,
}
