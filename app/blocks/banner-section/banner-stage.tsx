import type { Picture } from '#areas/content/model.ts'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { cx } from '#design/cx.ts'

type Props = { picture: Picture; isFirst: boolean; className?: string }

/** Where a banner shows its picture. A drawing gets a smaller companion, as two cards laid one on the other. */
export function BannerStage({ picture, isFirst, className }: Props) {
  if (picture.kind === 'photograph') {
    return (
      <div
        className={cx('aspect-[16/10] overflow-hidden rounded-card bg-sunken shadow-lifted md:aspect-[5/4]', className)}
      >
        <PictureView picture={picture} isFirst={isFirst} />
      </div>
    )
  }
  return (
    <div className={cx('relative md:pb-10 md:pl-12', className)} aria-hidden="true">
      <div className="aspect-[16/8] overflow-hidden rounded-card shadow-lifted md:aspect-[16/11]">
        <PictureView picture={picture} isFirst={isFirst} />
      </div>
      <div className="absolute bottom-0 left-0 hidden aspect-square w-2/5 rounded-card bg-paper p-2 shadow-float md:block">
        <div className="size-full overflow-hidden rounded-small">
          <CoverArt seed={`${picture.key}-2`} category={picture.category} unlike={picture.key} />
        </div>
      </div>
    </div>
  )
}
