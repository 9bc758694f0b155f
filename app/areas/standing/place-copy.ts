import type { BandLabels, MemberType } from './model.ts'

export const TRAINING = '/profilo/la-mia-formazione'
export const CATALOGUE = '/corsi-ecm-fad'
const REQUESTS = '/profilo/richieste'
export const INVOICES = '/profilo/fatture-pagamenti'
export const LEGAL = '/servizi/legali'
export const LIBRARY = '/profilo/la-mia-libreria'

const LAST_ROWS: Readonly<Record<MemberType, string>> = {
  REGISTRATO: 'Corsi superati',
  TRIAL: 'Prova: crediti da usare',
  PREMIUM: 'Piano: crediti da usare',
  EX_TRIAL: 'Corsi superati',
  EX_PREMIUM: 'Attestati da scaricare',
}

export const PLACES: Readonly<Record<MemberType, Pick<BandLabels, 'main' | 'third' | 'fourth'>>> = {
  REGISTRATO: {
    main: { label: 'Aperto anche a te', to: CATALOGUE },
    third: { label: 'Prova il Club', to: '/attivazione-trial' },
    fourth: { label: 'La tua scheda', to: '/profilo/la-mia-scheda' },
  },
  TRIAL: {
    main: { label: 'Riprendi da qui', to: CATALOGUE },
    third: { label: 'La tua prova', to: '/profilo/abbonamento' },
    fourth: { label: 'Da provare', to: LEGAL },
  },
  PREMIUM: {
    main: { label: 'Riprendi da qui', to: TRAINING },
    third: { label: 'Prossima scadenza', to: INVOICES },
    fourth: { label: 'La tua richiesta', to: REQUESTS },
  },
  EX_TRIAL: {
    main: { label: 'Lo avevi cominciato', to: TRAINING },
    third: { label: 'Se vuoi tornare', to: '/piani-premium' },
    fourth: { label: 'Salvati', to: LIBRARY },
  },
  EX_PREMIUM: {
    main: { label: 'Lo avevi cominciato', to: TRAINING },
    third: { label: 'I tuoi punti', to: '/profilo/il-mio-programma-fedelta' },
    fourth: { label: 'Se vuoi tornare', to: '/upgrade' },
  },
}

/** What the page says before the person arrives: the same bytes for everybody of a type. */
export function bandLabels(type: MemberType, triennium: string | null): BandLabels {
  return {
    ring: {
      label: triennium ? `Il tuo triennio ${triennium.replace('-', '–')}` : 'I tuoi crediti ECM',
      to: TRAINING,
      rows: ['Il tuo obbligo', 'Soglia assicurativa', LAST_ROWS[type]],
    },
    ...PLACES[type],
  }
}
