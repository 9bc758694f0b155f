import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { historyInWords, lastHandOn } from '#areas/audience/history-context.server.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { saveMenu } from '#areas/content/commands.server.ts'
import type { FrameMenu } from '#areas/content/menu-model.ts'
import { type DraftItem, draftOf, judgeMenu, plainMenu } from '#areas/content/menu-rules.ts'
import { listMenus } from '#areas/content/menu-store.server.ts'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'
import { SkipTarget } from '#design/visually-hidden/visually-hidden.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { seenOf } from '#platform/seen.server.ts'
import { deadLinks, listOwnPages, menuTrail } from '../frame/frame-context.server.ts'
import { deadLinkWords } from '../frame/frame-copy.ts'
import { MENU_NAMES, MENU_WORDS, menuAddress } from '../menus/menu-copy.ts'
import { MenuEditor, type MenuRefusal } from '../menus/menu-editor.tsx'
import { draftIn, menuIn } from '../menus/menu-wire.ts'
import type { Route } from './+types/menu'

const STORY_LINES = 15

function menuOf(params: object): FrameMenu {
  const { menu: slug = '' } = params as { menu?: string }
  const menu = MENU_NAMES.find((name) => MENU_WORDS[name].slug === slug)
  if (!menu) throw new NotFound('Questo menù non c’è.')
  return menu
}

const readMenu = async (db: Db, menu: FrameMenu) => plainMenu((await listMenus(db))[menu] ?? [])

const linked = (items: readonly DraftItem[]): DraftItem[] =>
  items.flatMap((item) => (item.items.length > 0 ? linked(item.items) : [item]))

/** SHL-015. One menu of the frame, with what was done to it; or as it was before something was. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'frame.write')
  const parts = partsOf(context)
  const menu = menuOf(params)
  const [stored, pages, lines] = await Promise.all([
    readMenu(parts.db, menu),
    listOwnPages(parts.db),
    listTrailAbout(parts.db, 'menu', menu, STORY_LINES),
  ])
  const { searchParams } = new URL(request.url)
  const asked = lines.find(({ id }) => id === searchParams.get('prima'))
  const earlier = asked ? menuIn(asked.facts.before) : null
  const draft = draftOf(earlier ?? stored)
  return {
    menu,
    draft,
    seen: seenOf(stored),
    pages,
    dead: await deadLinks(
      parts,
      linked(draft).map(({ link }) => link),
    ),
    earlier: asked && earlier ? { id: asked.id, on: formatMinuteIt(asked.at) } : null,
    story: historyInWords(lines, { isNamed: true }),
    done: searchParams.has('fatto'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'frame.write')
  const parts = partsOf(context)
  const { db, now } = parts
  const menu = menuOf(params)
  const form = await request.formData()
  const draft = draftIn(form)
  if (!draft) throw new InvalidInput({}, 'Il menù non è arrivato intero: ricarica la pagina e riprova.')
  const refuse = (answer: Partial<MenuRefusal>, status = 400) =>
    data<MenuRefusal>({ errors: {}, mayInsist: false, conflict: null, draft, ...answer }, status)
  const judged = judgeMenu(menu, draft)
  if (judged.kind === 'refused') return refuse({ errors: judged.errors })
  if (!form.has('anyway')) {
    const items = linked(draft)
    const dead = await deadLinks(
      parts,
      items.map(({ link }) => link.trim()),
    )
    const lost = items.filter(({ link }) => dead.includes(link.trim()))
    const errors = Object.fromEntries(lost.map(({ key, link }) => [`${key}.link`, deadLinkWords(link.trim())]))
    if (lost.length > 0) return refuse({ errors, mayInsist: true })
  }
  try {
    const seen = String(form.get('over') ?? form.get('seen') ?? '')
    const saved = await saveMenu(db, { menu, seen, draft }, menuTrail({ staffId, now }))
    return saved.kind === 'saved' ? redirect(`${menuAddress(menu)}?fatto=salvato`) : refuse({ errors: saved.errors })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const who = await lastHandOn(db, 'menu', menu)
    return refuse({ conflict: { message: error.message, who, over: seenOf(await readMenu(db, menu)) } }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? MENU_WORDS[loaderData.menu].title : 'Menù'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MenuPage({ loaderData, actionData }: Route.ComponentProps) {
  const { menu, draft, seen, pages, dead, earlier, story, done } = loaderData
  const isPending = useNavigation().state === 'submitting'
  return (
    <>
      <DeskHead title="Menù" lead={MENU_WORDS[menu].help} crumbs={[{ label: 'Redazione', to: '/redazione' }]} />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <div>
          <TabLinks
            label="Quale menù"
            isWrapped
            links={MENU_NAMES.map((name) => ({
              label: MENU_WORDS[name].title,
              to: menuAddress(name),
              isCurrent: name === menu,
            }))}
          />
          <SkipTarget />
        </div>
        <Outcome answer={done && !actionData && !earlier ? loaderData : null} className="max-w-4xl">
          Menù salvato: si vede già.
        </Outcome>
        {earlier && (
          <p role="status" className="max-w-4xl rounded-card bg-warning-tint px-5 py-3">
            Il menù com’era prima della modifica del {earlier.on}. Torna a essere questo solo se lo salvi.{' '}
            <Link to={menuAddress(menu)}>Torna a quello di adesso</Link>
          </p>
        )}
        <noscript>
          <p className="max-w-4xl rounded-card bg-warning-tint px-5 py-3">
            Per cambiare un menù serve JavaScript: accendilo nel browser e ricarica la pagina.
          </p>
        </noscript>
        <MenuEditor
          key={`${menu} ${seen} ${earlier?.id ?? ''}`}
          menu={menu}
          draft={draft}
          seen={seen}
          pages={pages}
          dead={dead}
          refusal={actionData}
          isPending={isPending}
          isTakenUp={earlier !== null}
        />
        <DeskHistory
          lines={story.map((line) => ({
            ...line,
            action: (
              <Link to={`${menuAddress(menu)}?prima=${line.id}`} className="inline-flex min-h-11 items-center">
                Riprendi com’era prima<span className="visually-hidden"> del {line.at}</span>
              </Link>
            ),
          }))}
        />
      </Wrap>
    </>
  )
}
