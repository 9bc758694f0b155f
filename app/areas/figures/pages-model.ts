import { type GridFigure, gridsOf } from './cohort-model.ts'
import { FIGURES } from './definitions-model.ts'
import { type Figure, PAGE_CODES, type PageCode, type SplitCode } from './model.ts'

export const FIGURES_PATH = '/redazione/numeri'
export const DEFINITIONS_PATH = `${FIGURES_PATH}/definizioni`

/** FIG-001. The pages of Numeri after Panoramica, in order: where each is, and its name. */
const PAGES: Readonly<Record<PageCode, { slug: string; title: string }>> = {
  members: { slug: 'iscritti', title: 'Iscritti' },
  money: { slug: 'incassi', title: 'Incassi' },
  learning: { slug: 'formazione', title: 'Formazione' },
  reading: { slug: 'letture', title: 'Letture' },
  searches: { slug: 'ricerche', title: 'Ricerche' },
  requests: { slug: 'richieste', title: 'Richieste' },
  loyalty: { slug: 'fedelta', title: 'Fedeltà' },
  directory: { slug: 'professionisti', title: 'Professionisti' },
  campaigns: { slug: 'campagne', title: 'Campagne' },
}

/** Figures that are shown split while nothing else is asked. */
const USUAL_SPLITS: Readonly<Record<string, SplitCode>> = {
  'members.total': 'type',
  'money.takings': 'product',
  'money.invoiced': 'product',
  'money.deferred': 'product',
  'money.earned': 'product',
  'money.late': 'late',
  'directory.cards': 'visibility',
  'campaigns.joined': 'campaign',
}

export const usualSplit = ({ code }: Figure): SplitCode | null => USUAL_SPLITS[code] ?? null

/** FIG-052. At most six figures say how the club is; the first of them that a person may see. */
const OVERVIEW: readonly string[] = [
  'members.premium',
  'members.trial',
  'money.takings',
  'money.mrr',
  'members.joined',
  'members.renewed',
  'members.first-premium',
  'members.premium-ended',
]
const MOST_IN_OVERVIEW = 6
/** Drawn under them. */
const OVERVIEW_PLOTS: readonly string[] = ['members.total', 'money.takings', 'members.joined', 'money.mrr']

export type FiguresPage = {
  readonly slug: string
  readonly title: string
  readonly path: string
  readonly figures: readonly Figure[]
  /** Tables of months, before the figures. */
  readonly grids: readonly GridFigure[]
}
export type MaySee = (figure: Figure) => boolean

const named = (codes: readonly string[], maySee: MaySee) =>
  codes.flatMap((code) => FIGURES.find((figure) => figure.code === code) ?? []).filter(maySee)

export const overviewFigures = (maySee: MaySee): Figure[] => named(OVERVIEW, maySee).slice(0, MOST_IN_OVERVIEW)

/** FIG-001, FIG-050. The pages of which somebody may see something; the first is Panoramica. A page is its figures and nothing else. */
export function figurePages(maySee: MaySee): FiguresPage[] {
  const overview = {
    slug: '',
    title: 'Panoramica',
    path: FIGURES_PATH,
    figures: named(OVERVIEW_PLOTS, maySee),
    grids: [],
  }
  const others = PAGE_CODES.flatMap((page) => {
    const figures = FIGURES.filter((figure) => figure.page === page && maySee(figure))
    const { slug, title } = PAGES[page]
    return figures.length === 0
      ? []
      : [{ slug, title, path: `${FIGURES_PATH}/${slug}`, figures, grids: gridsOf(page).filter(maySee) }]
  })
  return [overview, ...others]
}

/** Whether a page of this name exists, for whoever may see it. */
export const isFiguresPage = (slug: string): boolean => Object.values(PAGES).some((page) => page.slug === slug)

export const pageTitle = ({ page }: Figure): string => PAGES[page].title

/** The page where a figure is drawn. */
export const figurePath = ({ page }: Figure): string => `${FIGURES_PATH}/${PAGES[page].slug}`

/** FIG-041. Where a content with these words in its title is begun. */
export const beginContentPath = (text: string): string =>
  `/redazione/contenuti/nuovo?titolo=${encodeURIComponent(text)}`

export const figureFilePath = (code: string): string => `${FIGURES_PATH}/file/${code}`
