import type { ComponentType } from 'react'
import type { BlockProps } from './block.ts'
import { components } from './components.tsx'
import type { PreparedBlock } from './prepare-page.server.ts'
import { UntilSeen } from './until-seen.tsx'

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
  return blocks.map(({ id, type, data }, index) => {
    // The map of components is typed block by block; here the link between a type and its data is known to hold.
    const Component = components[type] as ComponentType<BlockProps<unknown>>
    return (
      <UntilSeen key={id} id={id}>
        <Component id={id} data={data} headingLevel={hasHero && index === 0 ? 1 : 2} />
      </UntilSeen>
    )
  })
}
