import { RenderBlocks } from '#blocks/render-blocks.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import type { ShownBlock } from './block-examples.server.ts'
import type { Theme } from './ground.tsx'

/** One block: its name and each of its examples, as wide as on a page. */
export function BlockSection({ block, theme }: { block: ShownBlock; theme: Theme }) {
  return (
    <section id={block.type} aria-labelledby={`${block.type}-name`} className="scroll-mt-6 border-line border-t pt-10">
      <Wrap>
        <h2 id={`${block.type}-name`} className="font-text font-strong text-title-m">
          <code>{block.type}</code>
        </h2>
      </Wrap>
      {block.examples.map(({ name, block }) => (
        <div key={block.id} className="pt-6 pb-4">
          <Wrap>
            <h3 className="font-[600] font-text text-ink-soft text-sm tracking-normal">{name}</h3>
          </Wrap>
          <div data-theme={theme} className="mt-3 bg-ground text-ink">
            <RenderBlocks blocks={[block]} />
          </div>
        </div>
      ))}
    </section>
  )
}
