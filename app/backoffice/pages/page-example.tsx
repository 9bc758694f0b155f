import { staffOf } from '#areas/audience/context.server.ts'
import { RenderBlocks } from '#blocks/render-blocks.tsx'
import { NotFound } from '#platform/errors.ts'
import { shownBlocks } from '../gallery/block-examples.server.ts'
import type { Route } from './+types/page-example'

/** What a block looks like, filled in: its first example. */
export function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'pages.write')
  const example = shownBlocks().find(({ type }) => type === params.type)?.examples[0]
  if (!example) throw new NotFound('Questo blocco non esiste.')
  return { block: example.block }
}

export const handle = { isFramed: true }

export const meta: Route.MetaFunction = () => [{ title: 'Esempio di blocco' }, { name: 'robots', content: 'noindex' }]

export default function PageExamplePage({ loaderData: { block } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="visually-hidden">Esempio di blocco</h1>
      <RenderBlocks blocks={[block]} />
    </>
  )
}
