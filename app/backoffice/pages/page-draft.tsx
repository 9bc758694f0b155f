import { staffOf } from '#areas/audience/context.server.ts'
import { keepAside, placePage, saveDraft } from '#areas/content/commands.server.ts'
import { hiddenParts } from '#areas/content/rules.ts'
import { getDraft } from '#areas/content/store.server.ts'
import { AppError, Conflict, InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeMinuteOf } from '#platform/pure/dates.ts'
import { checkPageDraft } from '../composer/check-page.server.ts'
import type { SentDraft, Unseen } from '../composer/draft-wire.ts'
import { isPageId, lastSaved, pageAt, pageChoices, readHead, recordPageAct } from '../composer/page-context.server.ts'
import { preparePreview } from '../composer/prepare-preview.server.ts'
import { audienceWith, eyesIn } from '../composer/preview-choice.ts'
import type { DraftAnswer } from '../keeping/keeping-wire.ts'
import type { Route } from './+types/page-draft'

/** AUD-010. The blocks of the draft, and the parts inside them, that a kind of visitor does not get, each with the reason. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'pages.write')
  const parts = partsOf(context)
  const { id } = await pageAt(parts.db, params.id)
  const { document } = await getDraft(parts.db, id)
  const eyes = eyesIn(new URL(request.url).searchParams)
  const { leftOut } = await preparePreview(document, eyes, parts)
  const broken = new Set(leftOut.filter(({ why }) => why !== 'empty').map((block) => block.id))
  const unseen: Unseen = {
    leftOut,
    parts: hiddenParts(document, audienceWith(eyes)).filter((part) => !broken.has(part.id)),
  }
  return Response.json(unseen)
}

/** Keeps what an editor has so far. Asked by the composer itself a moment after the last change, so it answers in data. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const answer = (body: DraftAnswer, status = 200) => Response.json(body, { status })
  try {
    const editor = staffOf(context, 'pages.write')
    const { id: pageId, path, title, parentId: above } = await pageAt(db, params.id)
    const sent = (await request.json()) as Partial<SentDraft> | null
    const words = readHead(sent?.head)
    const parentId = sent?.parentId ?? null
    const isReadable = typeof sent?.basedOn === 'number' && (parentId === null || isPageId(String(parentId)))
    if (!words || !isReadable) throw new InvalidInput()
    const { document, faults } = checkPageDraft(sent.document)
    const work = { pageId, head: words.head, document, authorId: editor.id, now }
    if (sent.prefers === 'theirs') {
      await keepAside(db, work)
      return answer({ kind: 'aside' })
    }
    try {
      const { number } = await db.transaction(async (tx) => {
        const setsOtherAside = sent.prefers === 'mine'
        const saved = await saveDraft(tx, { ...work, basedOn: Number(sent.basedOn), setsOtherAside })
        if (await placePage(tx, pageId, parentId)) {
          const pages = await pageChoices(tx)
          const titleOf = (of: string | null) => pages.find((page) => page.id === of)?.title ?? null
          const changes = [{ field: 'Sta sotto', from: titleOf(above), to: titleOf(parentId) }]
          await recordPageAct(tx, 'moved', { path, title, staffId: editor.id, now, changes })
        }
        return saved
      })
      return answer({ kind: 'saved', number, at: romeMinuteOf(now).slice(11), faults: { ...words.faults, ...faults } })
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      return answer({ kind: 'conflict', ...(await lastSaved(db, pageId, editor.id)) }, 409)
    }
  } catch (error) {
    if (error instanceof SyntaxError)
      return answer({ kind: 'refused', message: 'La pagina non è arrivata intera.' }, 400)
    if (error instanceof AppError) return answer({ kind: 'refused', message: error.message }, error.status)
    throw error
  }
}
