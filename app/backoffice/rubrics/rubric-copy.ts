import type { RubricAct, RubricPlace } from '#areas/content/rubric-model.ts'
import { DESK_PATH as COURSES_PATH } from '#areas/courses/desk-copy.ts'
import { CONTENTS_PATH } from '../contents/content-copy.ts'
import { MENU_PATH } from '../frame/frame-copy.ts'
import { MENU_NAMES, MENU_WORDS, menuAddress } from '../menus/menu-copy.ts'

export type RubricName = 'category' | 'series'

type Words = {
  readonly path: string
  readonly above: { readonly label: string; readonly to: string }
  readonly title: string
  readonly lead: string
  readonly one: string
  readonly oneAtFirst: string
  readonly newOne: string
  readonly help: string
  /** Where readers find one. */
  readonly publicPath: string
  /** What is filed under one. */
  readonly thing: string
  readonly things: string
  readonly filter: string
}

export const RUBRIC_WORDS: Readonly<Record<RubricName, Words>> = {
  category: {
    path: `${CONTENTS_PATH}/categorie`,
    above: { label: 'Contenuti', to: CONTENTS_PATH },
    title: 'Categorie',
    lead: 'Ogni contenuto sta in una categoria. I lettori le trovano in quest’ordine.',
    one: 'categoria',
    oneAtFirst: 'Categoria',
    newOne: 'Nuova categoria',
    help: 'Ha subito la sua pagina; si riempie scegliendola mentre si scrive un contenuto.',
    publicPath: '/news-approfondimenti',
    thing: 'contenuto',
    things: 'contenuti',
    filter: `${CONTENTS_PATH}?categoria=`,
  },
  series: {
    path: `${COURSES_PATH}/collane`,
    above: { label: 'Corsi ECM', to: COURSES_PATH },
    title: 'Collane',
    lead: 'Ogni corso sta in una collana. Il catalogo si sceglie anche per collana.',
    one: 'collana',
    oneAtFirst: 'Collana',
    newOne: 'Nuova collana',
    help: 'Entra subito fra i filtri del catalogo; si riempie scegliendola nei dati di un corso.',
    publicPath: '/corsi-ecm-fad/collana',
    thing: 'corso',
    things: 'corsi',
    filter: `${COURSES_PATH}?collana=`,
  },
}

export const RUBRIC_DONE: Readonly<Record<RubricAct, string>> = {
  opened: 'Aperta',
  corrected: 'Modificata',
  moved: 'Spostata',
  removed: 'Tolta',
}

/** Which menu an item is in, as editors know it, and where they change it. */
export function menuInWords({ menu }: Extract<RubricPlace, { kind: 'menu' }>): { title: string; to: string } {
  const known = MENU_NAMES.find((name) => name === menu)
  return known
    ? { title: known === 'main' ? 'menù principale' : `menù «${MENU_WORDS[known].title}»`, to: menuAddress(known) }
    : { title: 'menù in fondo alle pagine', to: MENU_PATH }
}

export function usesInWords({ thing, things }: Pick<Words, 'thing' | 'things'>, uses: number): string {
  if (uses === 0) return `Nessun ${thing}`
  return uses === 1 ? `1 ${thing}` : `${uses} ${things}`
}
