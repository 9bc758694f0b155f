import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'

export type Engine = { scrollTo: (index: number) => void }

type Props = {
  viewport: HTMLElement
  startIndex: number
  isLooping: boolean
  onReady: (engine: Engine | undefined) => void
  onSelect: (index: number) => void
}

/** Dragging with the mouse, looping and an even glide, laid over the list the browser already scrolls. */
export function CarouselEngine({ viewport, startIndex, isLooping, onReady, onSelect }: Props) {
  const [attach, api] = useEmblaCarousel({
    align: 'start',
    loop: isLooping,
    startIndex,
    containScroll: 'trimSnaps',
    duration: 22,
  })
  useEffect(() => {
    attach(viewport)
    return () => attach(null)
  }, [attach, viewport])
  useEffect(() => {
    if (!api) return
    const select = () => onSelect(api.selectedScrollSnap())
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    onReady({ scrollTo: (index) => api.scrollTo(index, isStill) })
    api.on('select', select)
    return () => {
      api.off('select', select)
      onReady(undefined)
    }
  }, [api, onReady, onSelect])
  return null
}
