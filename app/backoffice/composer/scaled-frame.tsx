import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'

type Props = {
  src: string
  title: string
  /** How wide the screen inside is, in pixels; it is drawn as small as its place asks. */
  width: number
  onLoad?: (frame: HTMLIFrameElement) => void
  ref?: Ref<HTMLIFrameElement>
}

/** A page of ours seen whole in a smaller place. Its measures are set by hand: the content policy allows no style attribute. */
export function ScaledFrame({ src, title, width, onLoad, ref }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useImperativeHandle(ref, () => frame.current as HTMLIFrameElement)
  useEffect(() => {
    const [outside, inside] = [place.current, frame.current]
    if (!outside || !inside) return
    const resize = () => {
      const scale = Math.min(1, outside.clientWidth / width)
      const shown = Math.round(width * scale)
      inside.style.width = `${width}px`
      inside.style.height = `${Math.ceil(outside.clientHeight / scale)}px`
      inside.style.transform = `scale(${scale})`
      inside.style.marginInlineStart = `${Math.max(0, Math.floor((outside.clientWidth - shown) / 2))}px`
    }
    const observer = new ResizeObserver(resize)
    observer.observe(outside)
    resize()
    return () => observer.disconnect()
  }, [width])
  return (
    <div ref={place} className="size-full overflow-hidden bg-sunken">
      <iframe
        ref={frame}
        src={src}
        title={title}
        onLoad={(event) => onLoad?.(event.currentTarget)}
        className="max-w-none origin-top-left border-0 bg-ground"
      />
    </div>
  )
}
