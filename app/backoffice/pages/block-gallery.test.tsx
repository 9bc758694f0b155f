import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { definitions } from '#blocks/definitions.server.ts'
import { accessibilityFaults } from '../../../tests/support/axe.ts'
import { renderOnServer } from '../../../tests/support/render.tsx'
import BlockGallery, { loader } from './block-gallery.tsx'

test('the gallery of blocks shows every block with every example, and axe finds nothing', async () => {
  const { blocks } = loader()
  expect(blocks.map(({ type }) => type).sort()).toEqual(Object.keys(definitions).sort())
  const path = '/redazione/galleria/blocchi'
  const Page = createRoutesStub([{ id: 'gallery', path, Component: BlockGallery, loader }])
  const html = await renderOnServer(
    <Page initialEntries={[path]} hydrationData={{ loaderData: { gallery: { blocks } } }} />,
    {
      isWholeRouter: true,
    },
  )
  for (const { block } of blocks.flatMap(({ examples }) => examples)) expect(html).toContain(`id="${block.id}"`)
  // One block stands here many times under one title; whether landmarks are told apart is asked of real pages.
  expect(await accessibilityFaults(html, ['landmark-unique'])).toEqual([])
})
