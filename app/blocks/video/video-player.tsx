import type { MouseEvent } from 'react'
import { PictureView } from '#areas/content/ui/picture.tsx'
import { cx } from '#design/cx.ts'
import { Dialog, useDialog } from '#design/dialog/dialog.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { VideoFields } from '../fields/video.ts'

/**
 * BLK-028. A cover that plays its film in a dialog. Underneath it is a link to the film, which is what it stays where there is
 * no JavaScript.
 */
export function VideoPlayer({ video, className }: { video: VideoFields; className?: string }) {
  const { isOpen, close, triggerProps } = useDialog()
  const play = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    triggerProps.onClick(event)
  }
  return (
    <>
      <a
        href={video.path}
        {...triggerProps}
        aria-expanded={undefined}
        onClick={play}
        className={cx('group/video relative block aspect-video overflow-hidden rounded-card shadow-card', className)}
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
      </a>
      <Dialog isOpen={isOpen} onClose={close} title={video.title} size="large">
        {/* Whoever pressed "play" asked for it, sound included. */}
        <video
          src={video.path}
          controls
          autoPlay
          playsInline
          preload="metadata"
          className="aspect-video w-full rounded-small bg-night"
        >
          <track kind="captions" srcLang="it" label="Italiano" src={video.captionsPath} default />
          <a href={video.path}>Scarica il video</a>
        </video>
        {video.description && <p className="mt-4 text-ink-soft">{video.description}</p>}
      </Dialog>
    </>
  )
}
