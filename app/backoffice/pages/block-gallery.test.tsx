import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { definitions } from '#blocks/definitions.server.ts'
import { renderOnServer } from '../../../tests/support/render.tsx'
import { shownBlocks } from '../gallery/block-examples.server.ts'
import BlockGallery from './block-gallery.tsx'

test('the gallery of blocks shows every block with every example', async () => {
  const blocks = shownBlocks()
  expect(blocks.map(({ type }) => type).sort()).toEqual(Object.keys(definitions).sort())
  const path = '/redazione/galleria/blocchi'
  const Page = createRoutesStub([{ id: 'gallery', path, Component: BlockGallery, loader: () => ({ blocks }) }])
  const html = await renderOnServer(
    <Page initialEntries={[path]} hydrationData={{ loaderData: { gallery: { blocks } } }} />,
    {
      isWholeRouter: true,
    },
  )
  for (const { block } of blocks.flatMap(({ examples }) => examples)) expect(html).toContain(`id="${block.id}"`)
})
