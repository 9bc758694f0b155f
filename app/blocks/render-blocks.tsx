import { type ComponentType, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { BlockProps } from './block.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { components } from './components.tsx'
import type { PreparedBlock } from './prepare-page.server.ts'
import { noticeVisit, UntilSeen } from './until-seen.tsx'

type Props = {
  blocks: readonly PreparedBlock[]
  /** The first block opens the page, so its title is the page's. */
  hasHero?: boolean
}

/**
 * Draws the blocks of a region, each alone in its boundaries: one that fails in the browser leaves its place empty, one that
 * fails on the server is tried again in the browser, and the others never notice.
 */
export function RenderBlocks({ blocks, hasHero = false }: Props) {
  const { key } = useLocation()
  useEffect(() => noticeVisit(key), [key])
  return blocks.map(({ id, type, data }, index) => {
    // The map of components is typed block by block; here the link between a type and its data is known to hold.
    const Component = components[type] as ComponentType<BlockProps<unknown>>
    return (
      <BlockBoundary key={id}>
        <Suspense fallback={null}>
          <UntilSeen id={id}>
            <Component id={id} data={data} headingLevel={hasHero && index === 0 ? 1 : 2} />
          </UntilSeen>
        </Suspense>
      </BlockBoundary>
    )
  })
}
