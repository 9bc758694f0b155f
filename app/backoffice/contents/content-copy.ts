import type { RelatedComponent, UseFlag, UserAction } from '#areas/content/article-model.ts'
import type { AccessLevel, Shelf, VersionAct } from '#areas/content/desk-model.ts'
import type { AccessPreset } from '#areas/content/desk-rules.ts'
import type { BadgeTone } from '#design/badge/badge.tsx'

export const CONTENTS_PATH = '/redazione/contenuti'

export const SHELF_WORDS: Record<Shelf, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Bozza', tone: 'warning' },
  scheduled: { label: 'Programmato', tone: 'primary' },
  published: { label: 'Pubblicato', tone: 'success' },
  withdrawn: { label: 'Ritirato', tone: 'neutral' },
}

export const ACT_WORDS: Record<VersionAct, string> = {
  draft: 'Bozza',
  saved: 'Bozza salvata',
  published: 'Pubblicato',
  withdrawn: 'Ritirato',
  aside: 'Messa da parte',
}

export const DONE_WORDS = {
  saved: 'Versione salvata.',
  published: 'Pubblicato: i lettori lo trovano già.',
  scheduled: 'Programmato: uscirà da solo nel giorno e nell’ora scelti.',
  withdrawn: 'Ritirato: i lettori non lo trovano più.',
  deleted: 'Bozza eliminata.',
} as const

export const PRESET_WORDS: Record<AccessPreset | 'custom', string> = {
  everyone: 'Tutti',
  registered: 'Chi è registrato',
  members: 'Chi ha la prova o il Premium',
  premium: 'Solo chi è Premium',
  custom: 'Scelgo tipo per tipo',
}

export const LEVEL_WORDS: Record<AccessLevel, string> = {
  whole: 'Legge tutto',
  invited: 'Inizio e invito',
  forced: 'Inizio e invito a pagamento',
}

export const FLAG_WORDS: Record<UseFlag, string> = {
  isMODLEG: 'Moduli legali',
  isMODSCIENT: 'Moduli scientifici',
  isTOOLLEG: 'Strumenti legali',
  isTOOLSCIENT: 'Strumenti scientifici',
}

export const ACTION_WORDS: Record<UserAction, string> = {
  Share: 'Condividere',
  Print: 'Stampare',
  'Download/E-book': 'Scaricare',
}

export const COMPONENT_WORDS: Record<RelatedComponent, string> = {
  'Latest Content': 'Gli ultimi contenuti',
  'Suggested Content': 'I contenuti consigliati',
  'Related Content': 'I contenuti correlati',
}

/** Subjects a cover can be drawn after. */
export const COVER_SUBJECTS = [
  'clinica',
  'cardiologia',
  'medicina',
  'farmacia',
  'infermieristica',
  'nutrizione',
  'psicologia',
  'ricerca',
  'sicurezza',
  'legale',
  'norme e diritto',
  'fisco e tasse',
  'assicurazioni',
  'convenzioni',
  'viaggi',
] as const
