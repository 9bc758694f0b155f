import { type ComponentType, lazy } from 'react'
import { BannerSectionBlock } from './banner-section/banner-section.tsx'
import type { BlockProps } from './block.ts'
import type { BlockData, BlockType } from './definitions.server.ts'
import { StandardInfoBoxBlock } from './standard-info-box/standard-info-box.tsx'

/**
 * CONTENTS: the component of every block, by type; typed by definitions.server.ts, so that none is missing or gets other data.
 *
 * The two blocks almost every page opens with travel with the page. The others are lazy: a page brings only the code of what it
 * shows. The server waits for them, so their words are always in the document.
 */
export const components: { [Type in BlockType]: ComponentType<BlockProps<BlockData<Type>>> } = {
  'banner-section': BannerSectionBlock,
  faq: lazy(() => import('./faq/faq.tsx').then(({ FaqBlock }) => ({ default: FaqBlock }))),
  'rich-text': lazy(() =>
    import('./rich-text/rich-text.tsx').then(({ RichTextBlock }) => ({ default: RichTextBlock })),
  ),
  'standard-info-box': StandardInfoBoxBlock,
}
