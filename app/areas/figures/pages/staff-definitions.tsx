import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { SINCE_WORDS, UNIT_WORDS } from '../copy.ts'
import { COURSE_STUDY, LEARNING_PATH } from '../course-study-model.ts'
import { FIGURES_PATH, figurePages } from '../pages-model.ts'
import { SPLITS } from '../split-copy.ts'
import type { Route } from './+types/staff-definitions'

/** FIG-038. */
const OF_A_COURSE = Object.values(COURSE_STUDY).map(({ code, name, sentence, formula, source }) => ({
  code,
  name: `Di un corso: ${name}`,
  sentence,
  facts: [
    ['Formula', formula],
    ['Da', source],
  ],
}))

/** FIG-002. What every number is, for whoever may see it. */
export function loader({ context }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.read')
  const [, ...pages] = figurePages(({ permission }) => staffMay(staff, permission))
  return {
    pages: pages.map(({ title, path, figures, grids }) => ({
      title,
      path,
      figures: [...grids, ...figures]
        .map(({ code, name, sentence, formula, unit, source, since, splits, before = [] }) => ({
          code,
          name,
          sentence,
          facts: [
            ['Formula', formula],
            ['Unità', UNIT_WORDS[unit]],
            ['Da', source],
            ['Da quando', SINCE_WORDS[since]],
            ['Si divide per', splits.map((split) => SPLITS[split]).join(', ') || 'niente'],
            ...before.map(({ sentence: old }) => ['Prima si contava così', old] as const),
          ],
        }))
        .concat(path === LEARNING_PATH ? OF_A_COURSE : []),
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Come si conta, Numeri | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffDefinitionsPage({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <DeskPage title="Come si conta" crumbs={[{ label: 'Numeri', to: FIGURES_PATH }]}>
      {pages.map(({ title, path, figures }) => (
        <section key={path} aria-label={title} className="grid gap-3">
          <h2 className="text-title-m">
            <Link to={path}>{title}</Link>
          </h2>
          <dl className="grid gap-x-8 gap-y-4 xl:grid-cols-2">
            {figures.map(({ code, name, sentence, facts }) => (
              <div key={code} data-definition={code} className="border-line border-t pt-2">
                <dt>
                  <b>{name}</b> <code className="text-ink-soft text-xs">{code}</code>
                </dt>
                <dd>{sentence}</dd>
                {facts.map(([label, words]) => (
                  <dd key={label} className="text-ink-soft text-sm">
                    {label}: {words}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </DeskPage>
  )
}
