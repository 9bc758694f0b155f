import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { draggedBy, type Framing, MIDDLE, MOST_ZOOM, squareOf } from '../framing-rules.ts'

/** What is sent: enough for every size a card is shown at. */
const SENT_SIDE_PIXELS = 960
const SENT_QUALITY = 0.92

type Props = { picture: ImageBitmap; onFramed: (framed: Blob) => void; onClose: () => void }

/** The member chooses which square of the picture is their face: with a finger, a mouse, or the three sliders. */
export function PhotoFraming({ picture, onFramed, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  const [framing, setFraming] = useState(MIDDLE)

  const drawAgain = () => draw(canvas.current, picture, framing)
  useEffect(drawAgain)

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!held.current) return
    const side = event.currentTarget.clientWidth
    const windows = { x: (event.clientX - held.current.x) / side, y: (event.clientY - held.current.y) / side }
    held.current = { x: event.clientX, y: event.clientY }
    setFraming((before) => draggedBy(before, picture, windows))
  }
  const use = async () => {
    const framed = await framedPicture(picture, framing)
    if (framed) onFramed(framed)
  }
  const change = (part: Partial<Framing>) => setFraming((before) => ({ ...before, ...part }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Inquadra la foto"
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button variant="accent" onClick={use}>
            Usa questa foto
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-5">
        <canvas
          // The window is mounted with the dialog, after this component: it draws as soon as it is there.
          ref={(element) => {
            canvas.current = element
            drawAgain()
          }}
          width={560}
          height={560}
          role="img"
          aria-label="Come si vedrà la foto"
          className="aspect-square w-full max-w-70 cursor-grab touch-none rounded-pill bg-sunken active:cursor-grabbing"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            held.current = null
          }}
          onPointerCancel={() => {
            held.current = null
          }}
        />
        <div className="grid w-full gap-2">
          <Slider
            label="Ingrandimento"
            value={framing.zoom}
            from={1}
            to={MOST_ZOOM}
            onChange={(zoom) => change({ zoom })}
          />
          <Slider label="Da sinistra a destra" value={framing.x} from={0} to={1} onChange={(x) => change({ x })} />
          <Slider label="Dall’alto in basso" value={framing.y} from={0} to={1} onChange={(y) => change({ y })} />
        </div>
      </div>
    </Dialog>
  )
}

type SliderProps = { label: string; value: number; from: number; to: number; onChange: (value: number) => void }

function Slider({ label, value, from, to, onChange }: SliderProps) {
  return (
    <label className="grid text-sm">
      {label}
      <input
        type="range"
        min={from}
        max={to}
        step={(to - from) / 50}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 w-full accent-primary"
      />
    </label>
  )
}

function draw(canvas: HTMLCanvasElement | OffscreenCanvas | null, picture: ImageBitmap, framing: Framing): void {
  const context = canvas?.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  if (!canvas || !context) return
  const { left, top, side } = squareOf(picture, framing)
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

function framedPicture(picture: ImageBitmap, framing: Framing): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const side = Math.min(SENT_SIDE_PIXELS, Math.round(squareOf(picture, framing).side))
  canvas.width = side
  canvas.height = side
  draw(canvas, picture, framing)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', SENT_QUALITY))
}
