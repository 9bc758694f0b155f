import type { BlockExample } from '../block.ts'
import type { bannerSectionSchema } from './schema.ts'

export const examples: BlockExample<typeof bannerSectionSchema>[] = [
  {
    name: 'Layout 1, immagine a destra',
    fields: {
      banners: [
        {
          layout: 1,
          label: 'Il club dei professionisti sanitari',
          title: 'Chi cura gli altri merita di essere aiutato bene.',
          content:
            'Formazione ECM, aggiornamento, tutela legale e convenzioni: quello che serve alla tua professione, in un solo posto, quando hai cinque minuti.',
          image: { kind: 'drawing', key: 'cura', category: 'medicina' },
          callsToAction: [
            { label: 'Scopri i servizi', link: '/servizi', variant: 'accent' },
            { label: 'Parla con noi', link: '/assistenza', variant: 'ghost' },
          ],
          loginCallToAction: {},
        },
      ],
    },
  },
  {
    name: 'Layout 2, immagine a sinistra, tema scuro',
    fields: {
      banners: [
        {
          layout: 2,
          theme: 'dark',
          label: 'Tutela legale',
          icon: 'scale',
          title: 'Un legale accanto a te, prima che serva',
          link: '/servizi',
          content:
            '<p>Consulenza scritta, assistenza in giudizio e <strong>risposte in due giorni lavorativi</strong>.</p>',
          image: { kind: 'drawing', key: 'tutela', category: 'legale' },
          callsToAction: [{ label: 'Come funziona', link: '/servizi', variant: 'solid', eventCode: 'PP100' }],
          legalText: 'La tutela è prestata nei limiti e alle condizioni indicati nelle condizioni d’uso.',
        },
      ],
    },
  },
  {
    name: 'Layout 3, immagine di sfondo',
    fields: {
      banners: [
        {
          layout: 3,
          label: 'Formazione',
          title: 'Il triennio finisce prima di quanto sembri',
          content: 'Controlla i crediti che ti mancano e scegli percorsi brevi, da finire tra un turno e l’altro.',
          image: { kind: 'drawing', key: 'triennio', category: 'formazione' },
          callsToAction: [{ label: 'Vedi i percorsi', link: '/servizi', variant: 'accent', icon: 'graduation-cap' }],
        },
      ],
    },
  },
  {
    name: 'Layout 4, testo centrato, tema primario, telefonata e prodotti',
    fields: {
      banners: [
        {
          layout: 4,
          theme: 'primary',
          title: 'Vuoi parlarne con una persona?',
          content: 'Un consulente ti aiuta a scegliere quello che ti serve, e soltanto quello.',
          callsToAction: [
            { label: 'Chiamaci', link: '#phonecall', variant: 'ghost' },
            { label: 'Vedi i prodotti', link: '#modalproducts', variant: 'solid' },
          ],
        },
      ],
    },
  },
  {
    name: 'Più banner, in un carosello',
    fields: {
      label: 'Novità del Club',
      banners: [
        {
          layout: 1,
          backgroundColor: 'paper',
          title: 'Un e-book al mese, sei crediti',
          content: 'Si legge in treno, si supera dal telefono.',
          image: { kind: 'drawing', key: 'e-book', category: 'formazione' },
          callsToAction: [{ label: 'Scopri l’e-book', link: '/servizi' }],
        },
        {
          layout: 1,
          backgroundColor: 'sunken',
          title: 'Le convenzioni della tua città',
          content: 'Sconti veri, in negozi che conosci già.',
          image: { kind: 'drawing', key: 'convenzioni', category: 'convenzioni' },
          callsToAction: [{ label: 'Vedi le convenzioni', link: '/servizi' }],
        },
        {
          layout: 4,
          backgroundColor: 'tint',
          title: 'La rassegna del mattino, alle sette',
          content: 'Le notizie che riguardano la tua professione, in tre minuti.',
          callsToAction: [{ label: 'Leggi', link: '/servizi' }],
        },
      ],
    },
  },
]
