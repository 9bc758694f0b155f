import type { BlockExample } from '../block.ts'
import type { standardInfoBoxSchema } from './schema.ts'

const cards = [
  {
    icon: 'graduation-cap',
    title: 'Formazione ECM',
    text: 'Percorsi brevi e accreditati, da finire tra un turno e l’altro.',
    link: '/servizi',
  },
  {
    icon: 'newspaper',
    title: 'News e Approfondimenti',
    text: 'Clinica, norme, fisco: letti per te e spiegati.',
    link: '/servizi',
  },
  {
    icon: 'scale',
    title: 'Servizi legali',
    text: 'Un parere scritto da chi conosce la tua professione.',
    link: '/servizi',
  },
  {
    icon: 'shield-check',
    title: 'Servizi assicurativi',
    text: 'Consulenza e tutela, senza clausole da decifrare.',
    link: '/servizi',
  },
]

export const examples: BlockExample<typeof standardInfoBoxSchema>[] = [
  {
    name: 'Tema white, quattro per riga se non si sceglie',
    fields: {
      theme: 'white',
      label: 'Che cosa trovi nel Club',
      title: 'Un’unica iscrizione, otto servizi',
      cards: [
        ...cards,
        {
          icon: 'ticket-percent',
          title: 'Convenzioni',
          text: 'Sconti in negozi e servizi di ogni giorno.',
          link: '/servizi',
        },
        {
          icon: 'library',
          title: 'Risorse',
          text: 'Moduli, strumenti e calcolatori pronti all’uso.',
          link: '/servizi',
        },
        {
          icon: 'doctor',
          title: 'Scheda professionale',
          text: 'La tua pagina pubblica, con quello che vuoi mostrare.',
          link: '/servizi',
        },
        { icon: 'star', title: 'Programma Fedeltà', text: 'Punti che diventano premi.', link: '/servizi' },
      ],
      callToAction: { label: 'Vedi tutti i servizi', link: '/servizi', variant: 'quiet' },
    },
  },
  {
    name: 'Tema light, tre per riga, con etichetta',
    fields: {
      theme: 'light',
      cardsPerRow: 3,
      title: 'Come si comincia',
      content: 'Tre passi, cinque minuti.',
      cards: [
        {
          icon: 'user-plus',
          title: 'Ti registri',
          text: 'Nome, e-mail, cellulare, professione e una password.',
          link: '/assistenza',
          label: 'Che cosa serve',
        },
        {
          icon: 'sparkles',
          title: 'Provi il Club',
          text: 'La prova non chiede dati di pagamento e finisce da sola.',
          link: '/assistenza',
          label: 'Come funziona',
        },
        {
          icon: 'circle-check',
          title: 'Scegli',
          text: 'Resti gratis o prendi il piano che ti serve.',
          link: '/assistenza',
          label: 'Parliamone',
        },
      ],
    },
  },
  {
    name: 'Tema minimal, due per riga, testo tagliato a 150 caratteri e icona sconosciuta',
    fields: {
      theme: 'minimal',
      cardsPerRow: 2,
      title: 'Nella pratica di ogni giorno',
      cards: [
        {
          icon: 'fax-machine',
          title: 'Modulistica',
          text: 'Consensi informati, certificati, lettere al paziente e alla struttura: modelli scritti da legali e aggiornati a ogni cambio di norma, da compilare e stampare in pochi minuti.',
        },
        {
          icon: 'calculator',
          title: 'Calcolatori',
          text: 'Punteggi clinici e conti fiscali, con la fonte sempre accanto.',
        },
      ],
    },
  },
]
