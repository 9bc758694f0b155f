import { PictureView } from '#areas/content/ui/picture.tsx'
import { cx } from '#design/cx.ts'
import { Dialog, useDialog } from '#design/dialog/dialog.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { VideoFields } from '../fields/video.ts'

/** BLK-028. A cover that plays its film in a dialog; where there is no JavaScript, the film itself. */
export function VideoPlayer({ video, className }: { video: VideoFields; className?: string }) {
  const { isOpen, close, triggerProps } = useDialog()
  return (
    <>
      <button
        type="button"
        {...triggerProps}
        className={cx(
          'group/video relative block aspect-video w-full overflow-hidden rounded-card shadow-card noscript:hidden',
          className,
        )}
      >
        <PictureView picture={video.image} />
        <span className="absolute inset-0 grid place-items-center bg-night/15 transition-colors group-hover/video:bg-night/30">
          <span className="grid size-16 place-items-center rounded-full bg-paper text-primary shadow-float transition-transform group-hover/video:scale-105">
            <Icon name="play" size={28} />
          </span>
        </span>
        <span className="visually-hidden">Guarda il video: {video.title}</span>
        {video.durationLabel && (
          <span
            data-theme="dark"
            className="absolute right-3 bottom-3 rounded-small bg-night px-2 py-0.5 text-ink text-sm tabular-nums"
          >
            {video.durationLabel}
          </span>
        )}
      </button>
      <noscript>
        <Film video={video} />
      </noscript>
      <Dialog isOpen={isOpen} onClose={close} title={video.title} size="large">
        {/* Whoever pressed "play" asked for it, sound included. */}
        <Film video={video} isAutomatic />
        {video.description && <p className="mt-4 text-ink-soft">{video.description}</p>}
      </Dialog>
    </>
  )
}

function Film({ video, isAutomatic = false }: { video: VideoFields; isAutomatic?: boolean }) {
  return (
    <video
      src={video.path}
      controls
      autoPlay={isAutomatic}
      playsInline
      preload={isAutomatic ? 'metadata' : 'none'}
      className="aspect-video w-full rounded-small bg-night"
    >
      <track kind="captions" srcLang="it" label="Italiano" src={video.captionsPath} default />
    </video>
  )
}
